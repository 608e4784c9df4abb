# Needs Go and make. Every module stands for itself: each replaces the root by
# its relative path, so the workspace in go.work is a comfort for editors only.
export GOWORK = off
MAKEFLAGS += --no-print-directory

MODULES = find . -name go.mod ! -path '*/testdata/*' ! -path './.*' -exec dirname {} \; | sort
TESTFLAGS = -shuffle=on -timeout 30m
FAULTS = 10000
RELEASES = linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64
FUZZTIME = 30s
NEXT = go1.27.3
N = 3000
SEED = 1

.PHONY: help
help: ## List the targets
	@grep -h '^[a-z-]*:.*## ' Makefile | awk -F ':.*## ' '{ printf "  %-12s %s\n", $$1, $$2 }'

.PHONY: build
build: ## Build bin/envvet
	@mkdir -p bin
	go build -trimpath -buildvcs=false -o bin/envvet ./cmd/envvet

# The same commit and the same Go give the same bytes, wherever the checkout is
# and whatever system it is on.
.PHONY: release
release: ## Build dist/ for every system, with checksums: make release VERSION=v1.2.3
	@echo "$(VERSION)" | grep -Eq '^v[0-9]+\.[0-9]+\.[0-9]+' || { echo "make release VERSION=v1.2.3"; exit 1; }
	@rm -rf dist && mkdir dist
	@for p in $(RELEASES); do \
		export CGO_ENABLED=0 GOFLAGS= GOEXPERIMENT= GOAMD64=v1 GOARM64=v8.0 GOOS=$${p%/*} GOARCH=$${p#*/}; \
		exe=; test $$GOOS != windows || exe=.exe; \
		go build -trimpath -buildvcs=false -ldflags '-s -w -X github.com/envvet/envvet/cmd/envvet/internal/version.release=$(VERSION)' \
			-o dist/envvet_$(VERSION)_$${GOOS}_$$GOARCH$$exe ./cmd/envvet || exit 1; \
	done
	@cd dist && { sha256sum envvet_* 2>/dev/null || shasum -a 256 envvet_*; } >SHA256SUMS && cat SHA256SUMS

.PHONY: demo
demo: build ## Build envvet and run it on examples/parcel, a CLI with planted defects
	@cd examples/parcel && go mod download && { ../../bin/envvet ./... || test $$? -eq 1; }

# Tests that analyze fixtures run without a module proxy, so what testdata
# needs is fetched first, and what the workspace does, which package analysistest
# minds.
.PHONY: test
test: ## Run the tests of every module
	@cd testdata && go mod download && go build ./...
	@test ! -f go.work || GOWORK= go mod download
	@bad=0; for m in $$($(MODULES)); do (cd "$$m" && go test $(TESTFLAGS) ./...) || bad=1; done; exit $$bad

# Fixtures of what a newer Go has are in files named _go127.go, which an older one
# leaves out, and gofmt cannot read.
.PHONY: next
next: ## Run the tests with a Go that is newer than the one in go.mod: make next NEXT=go1.27.3
	@GOTOOLCHAIN=$(NEXT) $(MAKE) test

# What a newer Go is likely to break, in a minute or two. A toolchain that cannot be had
# is no failure; a test is.
.PHONY: next-short
next-short: ## Run the part of make next that CI runs: make next-short NEXT=go1.27.3
	@why=$$(GOTOOLCHAIN=$(NEXT) go version 2>&1) || { echo "SKIPPED: make next-short, as there is no $(NEXT):"; echo "$$why"; exit 0; }; \
	export GOTOOLCHAIN=$(NEXT) && go version && (cd testdata && go mod download) && \
	go test $(TESTFLAGS) ./envelope/... && \
	go test $(TESTFLAGS) -run '^(Test|TestNewerGo|TestStandardIsUpToDate)$$' ./analyzers ./passes/effects ./passes/internal/known && \
	go test $(TESTFLAGS) -run '^TestScripts$$/^next$$' ./cmd/envvet

.PHONY: race
race: ## Run the tests with the race detector (needs a C compiler)
	@$(MAKE) test TESTFLAGS='-race -shuffle=on -timeout 60m'

.PHONY: check
check: ## Check format, go.mod files, go vet and envvet, then run the tests, which check what is generated
	@bad=$$(gofmt -l . 2>&1 | grep -v "_go127.go:"); test -z "$$bad" || { echo "not gofmt-ed; run make fmt:"; echo "$$bad"; exit 1; }
	@for m in $$($(MODULES)) testdata; do (cd "$$m" && go mod tidy -diff) || { echo "$$m/go.mod is not tidy"; exit 1; }; done
	@for m in $$($(MODULES)); do (cd "$$m" && go vet ./...) || exit 1; done
	@$(MAKE) self
	@test ! -f go.work || GOWORK= go list -m >/dev/null
	@! git grep -laF -e "$(CURDIR)" -e "$$(go env GOMODCACHE)" -e "$$(go env GOCACHE)" || { echo "names a folder of this machine"; exit 1; }
	@$(MAKE) test

# examples/parcel has planted defects, and a test that counts them; the first
# steps of examples/cobra print, which is what the later ones mend.
.PHONY: self
self: build ## Run envvet on every module but the examples that have findings to show
	@for m in $$($(MODULES) | grep -vx -e ./examples/parcel -e ./examples/cobra); do (cd "$$m" && "$(CURDIR)/bin/envvet" ./...) || { echo "envvet has findings in $$m"; exit 1; }; done

# A stub stands for what testdata names, so nothing of it is linked. Which modules
# are linked depends on the system.
.PHONY: licences
licences: ## Hold that everything linked, in tests too, has an allowed licence
	@mkdir -p build
	@for m in $$($(MODULES)); do \
		(cd "$$m" && for os in linux darwin windows; do GOOS=$$os go list -deps -test -f '{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}' ./...; done | \
		sort -u | grep -v "^$$(cd '$(CURDIR)' && go list -m)" | xargs go list -m -json) || exit 1; \
	done >build/linked.json
	@go run go.elastic.co/go-licence-detector@v0.11.1 -in build/linked.json -includeIndirect -depsTemplate /dev/null \
		-rules .ci/licences/allowed.json -overrides .ci/licences/files.json

.PHONY: vulnerabilities
vulnerabilities: ## Look for known vulnerabilities in what is called (needs vuln.go.dev)
	@bad=0; for m in $$($(MODULES)); do (cd "$$m" && go run golang.org/x/vuln/cmd/govulncheck@v1.8.0 -test ./...) || bad=1; done; exit $$bad

.PHONY: generate
generate: ## Write the generated files: singlechecker, docs/rules, rules and demo in README.md
	go generate ./...

.PHONY: rule
rule: ## Start a rule, test first: make rule NAME=unstableorder
	@go run ./analyzers/internal/new "$(NAME)"

.PHONY: fmt
fmt: ## Format every Go file
	@gofmt -l -w . 2>&1 | grep -v "_go127.go:" || true

.PHONY: bench
bench: ## Measure envvet beside other tools on real programs, all or NAMES='gitleaks' (needs the network, takes hours)
	go run ./bench $(BENCHFLAGS) $(NAMES)

.PHONY: benchmarks
benchmarks: ## Run the benchmarks of the passes and rules
	go test -run '^$$' -bench . -benchmem ./...

.PHONY: shapes
shapes: ## Hold the two readers of types against each other on five large API modules (needs the network)
	SHAPES_MODULES=1 go test -v -timeout 60m -run '^TestModules$$' ./passes/payload

.PHONY: faults
faults: ## Run programs while things go wrong: make faults FAULTS=10000
	go test ./envelope -run TestFaults -count=1 -timeout 30m -faults=$(FAULTS)

# Short as it is, most of the time would go into making inputs smaller.
.PHONY: fuzz
fuzz: ## Run each fuzz test for a while, one after the other: make fuzz FUZZTIME=30s
	@grep -ro '^func Fuzz[A-Za-z]*' --include='*_test.go' . | sort | while IFS=: read -r file name; do \
		echo "$$file: $${name#func }"; \
		(cd "$$(dirname "$$file")" && go test -run '^$$' -fuzz "^$${name#func }$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x .) || exit 1; \
	done

.PHONY: builds
builds: ## Hold that go vet, golangci-lint, nogo and envvet find the same (needs the network, takes minutes)
	@cd integrations/builds && go test -count=1 -timeout 60m -long .

.PHONY: corpus-score
corpus-score: build ## Score envvet, forbidigo and revive on real programs, all or NAMES='gum parcel' (needs the network)
	@go run ./corpus $(NAMES)

.PHONY: corpus
corpus: corpus-score

.PHONY: steady
steady: ## Analyze real programs, std and x/tools ten times with the race detector, all or NAMES='gum std'
	@go run -race ./corpus -steady 10 $(NAMES)

.PHONY: gopls
gopls: ## Build bin/gopls, which has the rules, and compare it with envvet lsp and envvet (needs the network)
	@mkdir -p bin
	cd integrations/gopls && go run ./build -o ../../bin/gopls
	cd integrations/gopls && go test -count=1 -run TestEditors -timeout 30m -gopls="$(CURDIR)/bin/gopls" .

.PHONY: site
site: ## Make the documents a static site in build/site
	@cd docs/site && go run . -o ../../build/site

.PHONY: generated
generated: build ## Hold envvet against programs that it writes and runs: make generated N=3000 SEED=1
	go run ./corpus/generated -n $(N) -seed $(SEED)

.PHONY: clean
clean: ## Delete what was built
	rm -rf bin build dist

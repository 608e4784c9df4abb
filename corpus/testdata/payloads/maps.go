package main

import (
	"cmp"
	"context"
	"maps"
	"reflect"
	"slices"
	"sort"
	"sync"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/inventory"
	"example.com/payload/render"
	"example.com/payload/store"
)

func registerMaps(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "hosts", Summary: "Hosts", Effect: envelope.Safe, Run: runHosts})
	envelope.Register(app, envelope.Command[none, sampleOut]{Name: "port-list", Summary: "Ports", Effect: envelope.Safe, Run: runPortList})
	envelope.Register(app, envelope.Command[none, orderList]{Name: "orders", Summary: "Orders", Effect: envelope.Safe, Run: runOrders})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "rows", Summary: "Rows", Effect: envelope.Safe, Run: runRows})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "cache-keys", Summary: "Cache", Effect: envelope.Safe, Run: runCacheKeys})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "default-host", Summary: "Default", Effect: envelope.Safe, Run: runDefaultHost})
	envelope.Register(app, envelope.Command[none, zonesOut]{Name: "zone-list", Summary: "Zones", Effect: envelope.Safe, Run: runZoneList})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "sorted-copy", Summary: "Copy", Effect: envelope.Safe, Run: runSortedCopy})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "sorted-early", Summary: "Early", Effect: envelope.Safe, Run: runSortedEarly})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "collected", Summary: "Collected", Effect: envelope.Safe, Run: runCollected})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "services", Summary: "Services", Effect: envelope.Safe, Run: runServices})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "drop", Summary: "Drop", Effect: envelope.Safe, Run: runDrop})
	envelope.Register(app, envelope.Command[none, twoLists]{Name: "two-lists", Summary: "Two", Effect: envelope.Safe, Run: runTwoLists})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "distinct", Summary: "Distinct", Effect: envelope.Safe, Run: runDistinct})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "first-two", Summary: "First two", Effect: envelope.Safe, Run: runFirstTwo})
	envelope.Register(app, envelope.Command[none, groupsOut]{Name: "by-zone", Summary: "By zone", Effect: envelope.Safe, Run: runByZone})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "zones", Summary: "Zones", Effect: envelope.Safe, Run: runZones})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "loose", Summary: "Loose", Effect: envelope.Safe, Run: runLoose})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "all-hosts", Summary: "All", Effect: envelope.Safe, Run: runAllHosts})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "order-ids", Summary: "Ids", Effect: envelope.Safe, Run: runOrderIDs})

	envelope.Register(app, envelope.Command[none, groupsOut]{Name: "tags", Summary: "Tags", Effect: envelope.Safe, Run: runTags})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-sorted", Summary: "Sorted", Effect: envelope.Safe, Run: runOkSorted})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-alias", Summary: "Alias", Effect: envelope.Safe, Run: runOkAlias})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "ok-slice", Summary: "Slice", Effect: envelope.Safe, Run: runOkSlice})
	envelope.Register(app, envelope.Command[none, hostList]{Name: "ok-method", Summary: "Method", Effect: envelope.Safe, Run: runOkMethod})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "ok-helper", Summary: "Helper", Effect: envelope.Safe, Run: runOkHelper})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-returned", Summary: "Returned", Effect: envelope.Safe, Run: runOkReturned})
	envelope.Register(app, envelope.Command[none, map[string]int]{Name: "ok-map", Summary: "Map", Effect: envelope.Safe, Run: runOkMap})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "ok-sum", Summary: "Sum", Effect: envelope.Safe, Run: runOkSum})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-largest", Summary: "Largest", Effect: envelope.Safe, Run: runOkLargest})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "ok-member", Summary: "Member", Effect: envelope.Safe, Run: runOkMember})
	envelope.Register(app, envelope.Command[none, setOut]{Name: "ok-set", Summary: "Set", Effect: envelope.Safe, Run: runOkSet})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-long", Summary: "Long", Effect: envelope.Safe, Run: runOkLong})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-deferred", Summary: "Deferred", Effect: envelope.Safe, Run: runOkDeferred})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "ok-lookup", Summary: "Lookup", Effect: envelope.Safe, Run: runOkLookup})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "ok-one", Summary: "One", Effect: envelope.Safe, Run: runOkOne})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-insert", Summary: "Insert", Effect: envelope.Safe, Run: runOkInsert})
	envelope.Register(app, envelope.Command[none, orderList]{Name: "ok-orders", Summary: "Orders", Effect: envelope.Safe, Run: runOkOrders})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "ok-busy", Summary: "Busy", Effect: envelope.Safe, Run: runOkBusy})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "ok-single", Summary: "Single", Effect: envelope.Safe, Run: runOkSingle})
	envelope.Register(app, envelope.Command[none, sampleOut]{Name: "ok-slots", Summary: "Slots", Effect: envelope.Safe, Run: runOkSlots})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "ok-length", Summary: "Length", Effect: envelope.Safe, Run: runOkLength})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-each", Summary: "Each", Effect: envelope.Safe, Run: runOkEach})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-ids", Summary: "Ids", Effect: envelope.Safe, Run: runOkIDs})
	envelope.Register(app, envelope.Command[none, groupsOut]{Name: "ok-groups", Summary: "Groups", Effect: envelope.Safe, Run: runOkGroups})
	envelope.Register(app, envelope.Command[none, zonesOut]{Name: "ok-zone-list", Summary: "Zones", Effect: envelope.Safe, Run: runOkZoneList})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-known", Summary: "Known", Effect: envelope.Safe, Run: runOkKnown})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "oos-visit", Summary: "Visit", Effect: envelope.Safe, Run: runVisit})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "oos-reflect", Summary: "Reflect", Effect: envelope.Safe, Run: runReflect})
	envelope.Register(app, envelope.Command[none, []render.Row]{Name: "oos-ties", Summary: "Ties", Effect: envelope.Safe, Run: runTies})
}

var ports = map[string]int{"http": 80, "https": 443, "ssh": 22}

func runHosts(ctx context.Context, _ none) (namesOut, error) { // bad: names in the order of a map
	var out namesOut
	for name, h := range inventory.Hosts() { // want unstableorder
		if h.Cores < 4 {
			continue
		}
		out.Names = append(out.Names, name+"."+h.Zone)
	}
	return out, nil
}

func runPortList(ctx context.Context, _ none) (sampleOut, error) { // bad: collected values of a map
	return sampleOut{Samples: slices.Collect(maps.Values(ports))}, nil // want unstableorder
}

type orderRow struct {
	ID    string `json:"id"`
	Total int    `json:"total"`
}

type orderList struct {
	Orders []orderRow `json:"orders"`
	Total  int        `json:"total"`
}

func runOrders(ctx context.Context, _ none) (orderList, error) { // bad: rows of another package in the order of a map
	var out orderList
	all := db.Orders() // want unstableorder
	for _, o := range all {
		out.Orders = append(out.Orders, orderRow{ID: o.ID, Total: o.Total})
		out.Total += o.Total
	}
	return out, nil
}

func runRows(ctx context.Context, _ none) ([]render.Row, error) { // bad: structs in the order of a map, the payload is the list
	rows := make([]render.Row, 0, len(ports))
	for name, port := range ports { // want unstableorder
		r := render.Row{Name: name, Value: port}
		rows = append(rows, r)
	}
	return rows, nil
}

var warm sync.Map

func runCacheKeys(ctx context.Context, _ none) (namesOut, error) { // bad: order of a sync.Map
	for _, o := range db.Sorted() {
		warm.Store(o.ID, o)
	}
	out := namesOut{Names: []string{}}
	warm.Range(func(key, _ any) bool { // want unstableorder
		out.Names = append(out.Names, key.(string))
		return true
	})
	return out, nil
}

func anyHost() string {
	for name := range inventory.Hosts() { // want unstableorder
		return name
	}
	return ""
}

func runDefaultHost(ctx context.Context, _ none) (textOut, error) { // bad: first of a map
	return textOut{Text: anyHost()}, nil
}

type zone struct {
	Name  string   `json:"name"`
	Hosts []string `json:"hosts"`
}

type zonesOut struct {
	Zones []zone `json:"zones"`
}

func zoneMap() map[string][]string {
	m := map[string][]string{}
	for _, name := range inventory.Names() {
		z := inventory.Hosts()[name].Zone
		m[z] = append(m[z], name)
	}
	return m
}

func runZoneList(ctx context.Context, _ none) (zonesOut, error) { // bad: inner lists are sorted, the outer is not
	var out zonesOut
	for name, hosts := range zoneMap() { // want unstableorder
		sort.Strings(hosts)
		out.Zones = append(out.Zones, zone{Name: name, Hosts: hosts})
	}
	return out, nil
}

func runSortedCopy(ctx context.Context, _ none) (namesOut, error) { // bad: sorts a copy and answers with the original
	names := slices.Collect(maps.Keys(ports)) // want unstableorder
	sorted := slices.Clone(names)
	slices.Sort(sorted)
	envelope.Logger(ctx).Debug("first", "name", sorted[0])
	return namesOut{Names: names}, nil
}

func runSortedEarly(ctx context.Context, _ none) (namesOut, error) { // bad: appends after it has sorted
	names := inventory.Names()
	sort.Strings(names)
	for name := range ports { // want unstableorder
		names = append(names, name)
	}
	return namesOut{Names: names}, nil
}

func gatherKeys[V any](into *[]string, m map[string]V) {
	for k := range m { // want unstableorder
		*into = append(*into, k)
	}
}

func runCollected(ctx context.Context, _ none) (namesOut, error) { // bad: order of a map through a pointer to a list
	var out namesOut
	gatherKeys(&out.Names, ports)
	return out, nil
}

type catalog struct {
	*inventory.Registry
	title string
}

func (c *catalog) names() (list []string) {
	for name := range c.Services() { // want unstableorder
		list = append(list, c.title+name)
	}
	return
}

func runServices(ctx context.Context, _ none) (namesOut, error) { // bad: order of a map in a method of an embedding type
	c := &catalog{Registry: inventory.NewRegistry(), title: "svc-"}
	return namesOut{Names: c.names()}, nil
}

func runDrop(ctx context.Context, in nameIn) (namesOut, error) { // bad: data of an error in the order of a map
	var left namesOut
	for name := range ports { // want unstableorder
		if name != in.Name {
			left.Names = append(left.Names, name)
		}
	}
	return namesOut{}, envelope.Errorf(envelope.Conflict, "%s is in use", in.Name).WithData(left)
}

type twoLists struct {
	Hosts    []string `json:"hosts"`
	Services []string `json:"services"`
}

func runTwoLists(ctx context.Context, _ none) (twoLists, error) { // bad: sorts one list of two
	var out twoLists
	for name := range inventory.Hosts() {
		out.Hosts = append(out.Hosts, name)
	}
	for name := range ports { // want unstableorder
		out.Services = append(out.Services, name)
	}
	sort.Strings(out.Hosts)
	return out, nil
}

func runDistinct(ctx context.Context, _ none) (namesOut, error) { // bad: duplicates taken out with a map
	set := map[string]struct{}{}
	for _, o := range db.Sorted() {
		set[o.Customer] = struct{}{}
	}
	list := make([]string, 0, len(set))
	for c := range set { // want unstableorder
		list = append(list, c)
	}
	return namesOut{Names: list}, nil
}

func runFirstTwo(ctx context.Context, _ none) (namesOut, error) { // bad: any two of a map
	names := make([]string, 0, 2)
	for name := range inventory.Hosts() { // want unstableorder
		if len(names) == 2 {
			break
		}
		names = append(names, name)
	}
	return namesOut{Names: names}, nil
}

type groupsOut struct {
	Groups map[string][]string `json:"groups"`
}

func runByZone(ctx context.Context, _ none) (groupsOut, error) { // bad: lists under another key than that of the iteration
	out := groupsOut{Groups: map[string][]string{}}
	for name, h := range inventory.Hosts() { // want unstableorder
		out.Groups[h.Zone] = append(out.Groups[h.Zone], name)
	}
	return out, nil
}

func runZones(ctx context.Context, _ none) (namesOut, error) { // bad: collected keys in another package
	return namesOut{Names: render.Upper(inventory.Zones())}, nil // want unstableorder
}

func runLoose(ctx context.Context, _ none) (namesOut, error) { // bad: keys of a generic helper, reversed
	keys := inventory.Loose(ports) // want unstableorder
	slices.Reverse(keys)
	return namesOut{Names: keys}, nil
}

func runAllHosts(ctx context.Context, _ none) (namesOut, error) { // bad: range over maps.All of another package
	var out namesOut
	for name := range inventory.All() { // want unstableorder
		out.Names = append(out.Names, name)
	}
	return out, nil
}

func runOrderIDs(ctx context.Context, _ none) (namesOut, error) { // bad: an iterator that ranges over a map

	return namesOut{Names: slices.Collect(db.IDs())}, nil // want unstableorder
}

func runTags(ctx context.Context, _ none) (groupsOut, error) { // ok: lists under the key of the iteration
	out := groupsOut{Groups: map[string][]string{}}
	for z, hosts := range zoneMap() {
		for _, h := range hosts {
			out.Groups[z] = append(out.Groups[z], "host:"+h)
		}
	}
	return out, nil
}

func runOkSorted(ctx context.Context, _ none) (namesOut, error) { // ok: slices.Sorted
	return namesOut{Names: slices.Sorted(maps.Keys(ports))}, nil
}

func runOkAlias(ctx context.Context, _ none) (namesOut, error) { // ok: sorted through an alias
	var out namesOut
	for name := range ports {
		out.Names = append(out.Names, name)
	}
	alias := out.Names
	sort.Strings(alias)
	return out, nil
}

func runOkSlice(ctx context.Context, _ none) ([]render.Row, error) { // ok: sort.Slice by the key of the map
	var rows []render.Row
	for name, port := range ports {
		rows = append(rows, render.Row{Name: name, Value: port})
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].Name > rows[j].Name })
	return rows, nil
}

type hostRow struct {
	Name  string `json:"name"`
	Cores int    `json:"cores"`
}

type byName []hostRow

func (b byName) Len() int           { return len(b) }
func (b byName) Less(i, j int) bool { return b[i].Name < b[j].Name }
func (b byName) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

type hostList struct {
	Hosts []hostRow `json:"hosts"`
}

func runOkMethod(ctx context.Context, _ none) (hostList, error) { // ok: sort.Sort with methods
	var out hostList
	for _, h := range inventory.Hosts() {
		out.Hosts = append(out.Hosts, hostRow{h.Name, h.Cores})
	}
	sort.Sort(byName(out.Hosts))
	return out, nil
}

func runOkHelper(ctx context.Context, _ none) ([]render.Row, error) { // ok: sorted in a helper of another package
	rows := []render.Row{}
	for name, port := range ports {
		rows = append(rows, render.Row{Name: name, Value: port})
	}
	render.SortRows(rows)
	return rows, nil
}

func runOkReturned(ctx context.Context, _ none) (namesOut, error) { // ok: a helper returns it sorted
	names := []string{}
	for name := range ports {
		names = append(names, name)
	}
	return namesOut{Names: render.Ordered(names)}, nil
}

func runOkMap(ctx context.Context, _ none) (map[string]int, error) { // ok: a map becomes a map
	out := make(map[string]int, len(ports))
	for name, port := range ports {
		out["tcp/"+name] = port
	}
	return out, nil
}

func runOkSum(ctx context.Context, _ none) (countOut, error) { // ok: sum over a map
	var out countOut
	for _, n := range db.Customers() {
		if n > 1 {
			out.Count += n
		}
	}
	return out, nil
}

func runOkLargest(ctx context.Context, _ none) (textOut, error) { // ok: largest of a map, with ties broken
	best, most := "", -1
	for name, h := range inventory.Hosts() {
		if h.Cores > most || h.Cores == most && name < best {
			best, most = name, h.Cores
		}
	}
	return textOut{Text: best}, nil
}

func runOkMember(ctx context.Context, in nameIn) (countOut, error) { // ok: membership and lookup
	if _, ok := ports[in.Name]; !ok {
		return countOut{}, envelope.Errorf(envelope.NotFound, "no service %s", in.Name)
	}
	return countOut{Count: ports[in.Name]}, nil
}

type setOut struct {
	Names []string `json:"names" envelope:"set"`
}

func runOkSet(ctx context.Context, _ none) (setOut, error) { // ok: the runtime sorts it
	var out setOut
	for name := range ports {
		out.Names = append(out.Names, name)
	}
	return out, nil
}

func runOkLong(ctx context.Context, _ none) (namesOut, error) { // ok: sorted if there is more than one
	names := slices.Collect(maps.Keys(ports))
	if len(names) > 1 {
		slices.Sort(names)
	}
	return namesOut{Names: names}, nil
}

func runOkDeferred(ctx context.Context, _ none) (out namesOut, err error) { // ok: sorted by a deferred function
	defer func() { slices.Sort(out.Names) }()
	for name := range inventory.Hosts() {
		out.Names = append(out.Names, name)
	}
	return out, nil
}

func runOkLookup(ctx context.Context, _ none) ([]render.Row, error) { // ok: range over sorted keys
	var rows []render.Row
	for _, name := range inventory.Keys(ports) {
		rows = append(rows, render.Row{Name: name, Value: ports[name]})
	}
	return rows, nil
}

func runOkOne(ctx context.Context, in nameIn) (namesOut, error) { // ok: one key only
	var out namesOut
	for name, h := range inventory.Hosts() {
		if name == in.Name {
			out.Names = append(out.Names, h.Name, h.Zone)
		}
	}
	return out, nil
}

func runOkInsert(ctx context.Context, _ none) (namesOut, error) { // ok: inserted at its place
	names := []string{}
	for name := range ports {
		i, _ := slices.BinarySearch(names, name)
		names = slices.Insert(names, i, name)
	}
	return namesOut{Names: names}, nil
}

func runOkOrders(ctx context.Context, _ none) (orderList, error) { // ok: slices.SortFunc after the fact
	var out orderList
	for _, o := range db.Orders() {
		out.Orders = append(out.Orders, orderRow{o.ID, o.Total})
	}
	slices.SortFunc(out.Orders, func(a, b orderRow) int {
		return cmp.Or(cmp.Compare(b.Total, a.Total), cmp.Compare(a.ID, b.ID))
	})
	return out, nil
}

func runOkBusy(ctx context.Context, _ none) ([]render.Row, error) { // ok: slices.SortedFunc of values
	hosts := slices.SortedFunc(maps.Values(inventory.Hosts()), func(a, b inventory.Host) int {
		return cmp.Compare(a.Name, b.Name)
	})
	rows := make([]render.Row, len(hosts))
	for i, h := range hosts {
		rows[i] = render.Row{Name: h.Name, Value: h.Cores}
	}
	return rows, nil
}

func runOkSingle(ctx context.Context, _ none) (textOut, error) { // ok: the only one of a map
	customers := db.Customers()
	if len(customers) != 1 {
		return textOut{}, envelope.Errorf(envelope.Precondition, "there are %d customers", len(customers))
	}
	for c := range customers {
		return textOut{Text: c}, nil
	}
	return textOut{}, nil
}

func runOkSlots(ctx context.Context, _ none) (sampleOut, error) { // ok: each element has an index of its own
	slot := map[string]int{"alpha": 0, "beta": 1, "gamma": 2}
	out := sampleOut{Samples: make([]int, len(slot))}
	for name, i := range slot {
		out.Samples[i] = inventory.Hosts()[name].Cores
	}
	return out, nil
}

func runOkLength(ctx context.Context, _ none) (countOut, error) { // ok: only the length is answered
	var big []string
	for name, h := range inventory.Hosts() {
		if h.Cores >= 8 {
			big = append(big, name)
		}
	}
	envelope.Logger(ctx).Info("big hosts", "names", big)
	return countOut{Count: len(big)}, nil
}

func runOkEach(ctx context.Context, _ none) (namesOut, error) { // ok: the callback is called in the order of ids
	var out namesOut
	db.Each(func(o store.Order) { out.Names = append(out.Names, o.ID) })
	return out, nil
}

func runOkIDs(ctx context.Context, _ none) (namesOut, error) { // ok: the iterator goes in the order of ids
	return namesOut{Names: slices.Collect(db.SortedIDs())}, nil
}

func runOkGroups(ctx context.Context, _ none) (groupsOut, error) { // ok: the lists of a map sorted in a loop
	out := groupsOut{Groups: map[string][]string{}}
	for name, h := range inventory.Hosts() {
		out.Groups[h.Zone] = append(out.Groups[h.Zone], name)
	}
	for _, names := range out.Groups {
		sort.Strings(names)
	}
	return out, nil
}

func runOkZoneList(ctx context.Context, _ none) (zonesOut, error) { // ok: outer and inner lists are in order
	var out zonesOut
	for name, hosts := range zoneMap() {
		out.Zones = append(out.Zones, zone{Name: name, Hosts: hosts})
	}
	slices.SortStableFunc(out.Zones, func(a, b zone) int { return cmp.Compare(a.Name, b.Name) })
	return out, nil
}

func runOkKnown(ctx context.Context, _ none) (namesOut, error) { // ok: a map only says what was seen
	seen := map[string]bool{}
	var out namesOut
	for _, o := range db.Sorted() {
		if !seen[o.Customer] {
			seen[o.Customer] = true
			out.Names = append(out.Names, o.Customer)
		}
	}
	return out, nil
}

func runVisit(ctx context.Context, _ none) (namesOut, error) { // ok: out of scope (appended by a function that a loop calls), though data differs
	var out namesOut
	db.Visit(func(o store.Order) { out.Names = append(out.Names, o.ID) }) // want unstableorder
	return out, nil
}

func runReflect(ctx context.Context, _ none) (namesOut, error) { // ok: out of scope (reflection), though data differs
	var out namesOut
	for _, k := range reflect.ValueOf(ports).MapKeys() {
		out.Names = append(out.Names, k.String())
	}
	return out, nil
}

func runTies(ctx context.Context, _ none) ([]render.Row, error) { // ok: out of scope (it is sorted, if by what may be equal), though data may differ
	var rows []render.Row
	for c, n := range db.Customers() {
		rows = append(rows, render.Row{Name: c, Value: n})
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].Value > rows[j].Value })
	return rows, nil
}

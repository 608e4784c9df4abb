package known

// moveRows is what is known of where values come from, by subject.
var moveRows = []map[string]string{clockRows, randomRows, idRows, runRows, textRows, listRows}

// of0 and its like are the rows of functions that make a text or a number of
// their arguments.
const (
	of0    = "r ~ 0"
	of01   = "r ~ 0; r ~ 1"
	of012  = "r ~ 0; r ~ 1; r ~ 2"
	of0123 = "r ~ 0; r ~ 1; r ~ 2; r ~ 3"
)

// clockRows are about time. The parts of a date (Year, Weekday) are left out:
// what changes once a day is seldom taken for the time of the call.
var clockRows = map[string]string{
	"time.Now":         "r = clock",
	"time.Since|Until": "r = clock",

	"time.Unix":                of01,
	"time.UnixMilli|UnixMicro": of0,
	"time.Date":                "-",
	"time.Parse|ParseInLocation|ParseDuration":   "-",
	"(time.Time).Add|AddDate|Round|Truncate|In":  of0,
	"(time.Time).UTC|Local|String|GoString|Unix": of0,
	"(time.Time).UnixMilli|UnixMicro|UnixNano":   of0,
	"(time.Time).Hour|Minute|Second|Nanosecond":  of0,
	"(time.Time).Format|MarshalJSON|MarshalText": of0,
	"(time.Time).AppendFormat":                   of01,
	"(time.Time).Sub":                            of01,
	"(time.Time).*":                              "-",
	"(time.Duration).*":                          of0,
	"(*time.Timer).*":                            "-",
	"(*time.Ticker).*":                           "-",

	"google.golang.org/protobuf/types/known/timestamppb.Now":                                            "r = clock",
	"google.golang.org/protobuf/types/known/timestamppb.New":                                            of0,
	"(*google.golang.org/protobuf/types/known/timestamppb.Timestamp).AsTime|GetSeconds|GetNanos|String": of0,
	"k8s.io/apimachinery/pkg/apis/meta/v1.Now|NowMicro":                                                 "r = clock",
	"k8s.io/apimachinery/pkg/apis/meta/v1.NewTime|NewMicroTime":                                         of0,
	"(k8s.io/utils/clock.PassiveClock).Now|Since":                                                       "r = clock",
	"(k8s.io/utils/clock.Clock).Now|Since":                                                              "r = clock",
	"(k8s.io/utils/clock.RealClock).Now|Since":                                                          "r = clock",
	"(github.com/jonboulle/clockwork.Clock).Now|Since":                                                  "r = clock",
	"(github.com/benbjohnson/clock.Clock).Now|Since|Until":                                              "r = clock",
}

// randomRows are about random numbers. Those of a generator are made of what it
// was seeded with.
var randomRows = map[string]string{
	"math/rand.Int|Intn|Int31|Int31n|Int63|Int63n|Uint32|Uint64|Float32|Float64": "r = random",
	"math/rand.ExpFloat64|NormFloat64":                                           "r = random",
	"math/rand.Perm":                                                             "r = shuffle",
	"math/rand.Read":                                                             "0[] = random",
	"math/rand.Seed":                                                             "-",
	"math/rand.Shuffle":                                                          "swap 1 = shuffle",
	"math/rand.New|NewSource":                                                    of0,
	"math/rand.NewZipf":                                                          of0,
	"(*math/rand.Rand).Seed":                                                     "-",
	"(*math/rand.Rand).Shuffle":                                                  "swap 2 ~ 0",
	"(*math/rand.Rand).Read":                                                     "1[] ~ 0",
	"(*math/rand.Rand).*":                                                        of0,
	"(math/rand.Source).*":                                                       of0,

	"math/rand/v2.Int|IntN|Int32|Int32N|Int64|Int64N|Uint|UintN|Uint32|Uint32N|Uint64|Uint64N|N": "r = random",
	"math/rand/v2.Float32|Float64|ExpFloat64|NormFloat64":                                        "r = random",
	"math/rand/v2.Perm":            "r = shuffle",
	"math/rand/v2.Shuffle":         "swap 1 = shuffle",
	"math/rand/v2.New|NewChaCha8":  of0,
	"math/rand/v2.NewPCG":          of01,
	"math/rand/v2.NewZipf":         of0,
	"(*math/rand/v2.Rand).Shuffle": "swap 2 ~ 0",
	"(*math/rand/v2.Rand).*":       of0,
	"(*math/rand/v2.PCG).*":        of0,
	"(*math/rand/v2.ChaCha8).Read": "1[] ~ 0",
	"(*math/rand/v2.ChaCha8).*":    of0,

	"crypto/rand.Read":      "0[] = random",
	"crypto/rand.Text":      "r = random",
	"crypto/rand.Int|Prime": "r ~ 0",

	"hash/maphash.MakeSeed":               "r = random",
	"hash/maphash.Bytes|String":           of0,
	"hash/maphash.Comparable":             of0,
	"(*hash/maphash.Hash).Sum64|Seed|Sum": "r = random",
	"(*hash/maphash.Hash).*":              "-",

	"k8s.io/apimachinery/pkg/util/rand.String|Int|Intn|Int63nRange|IntnRange": "r = random",
	"k8s.io/apimachinery/pkg/util/rand.Perm":                                  "r = shuffle",
	"github.com/dchest/uniuri.New|NewLen|NewLenChars":                         "r = random",
}

// idRows are about ids. Those that are a hash of a name or were parsed are as
// stable as what they are made of.
var idRows = map[string]string{
	"uuid.New|NewV4|NewV7":         "r = id",
	"uuid.Parse|MustParse|Nil|Max": "-",
	"(*uuid.UUID).UnmarshalText":   "0 ~ 1",
	"(uuid.UUID).*":                of0,
	"(uuid.UUID).AppendText":       of01,

	"github.com/google/uuid.New|NewString|NewRandom|NewUUID|NewV6|NewV7": "r = id",
	"github.com/google/uuid.NewRandomFromReader|NewV7FromReader":         of0,
	"github.com/google/uuid.NewDCEGroup|NewDCEPerson|NewDCESecurity":     "r = id",
	"github.com/google/uuid.Must":                                        of0,
	"github.com/google/uuid.*":                                           "-",
	"(github.com/google/uuid.UUID).*":                                    of0,
	"(github.com/google/uuid.NullUUID).*":                                of0,

	"github.com/gofrs/uuid.NewV1|NewV4|NewV6|NewV7|NewV1AtTime|NewV6AtTime|NewV7AtTime": "r = id",
	"github.com/gofrs/uuid.Must":     of0,
	"github.com/gofrs/uuid.*":        "-",
	"(github.com/gofrs/uuid.UUID).*": of0,
	"github.com/gofrs/uuid/v5.NewV1|NewV4|NewV6|NewV7|NewV1AtTime|NewV6AtTime|NewV7AtTime": "r = id",
	"github.com/gofrs/uuid/v5.Must":                                 of0,
	"github.com/gofrs/uuid/v5.*":                                    "-",
	"(github.com/gofrs/uuid/v5.UUID).*":                             of0,
	"github.com/satori/go.uuid.NewV1|NewV2|NewV4":                   "r = id",
	"github.com/satori/go.uuid.Must":                                of0,
	"github.com/satori/go.uuid.*":                                   "-",
	"(github.com/satori/go.uuid.UUID).*":                            of0,
	"github.com/hashicorp/go-uuid.GenerateUUID|GenerateRandomBytes": "r = id",
	"k8s.io/apimachinery/pkg/util/uuid.NewUUID":                     "r = id",

	"github.com/oklog/ulid.MustNew|New":            of01,
	"github.com/oklog/ulid.Timestamp":              of0,
	"github.com/oklog/ulid.Now":                    "r = clock",
	"github.com/oklog/ulid.*":                      "-",
	"(github.com/oklog/ulid.ULID).*":               of0,
	"github.com/oklog/ulid/v2.Make":                "r = id",
	"github.com/oklog/ulid/v2.MustNew|New":         of01,
	"github.com/oklog/ulid/v2.MustNewDefault":      of0,
	"github.com/oklog/ulid/v2.Timestamp":           of0,
	"github.com/oklog/ulid/v2.Now":                 "r = clock",
	"github.com/oklog/ulid/v2.*":                   "-",
	"(github.com/oklog/ulid/v2.ULID).*":            of0,
	"github.com/segmentio/ksuid.New|NewRandom":     "r = id",
	"github.com/segmentio/ksuid.NewRandomWithTime": "r = id",
	"github.com/segmentio/ksuid.*":                 "-",
	"(github.com/segmentio/ksuid.KSUID).*":         of0,
	"github.com/rs/xid.New|NewWithTime":            "r = id",
	"github.com/rs/xid.*":                          "-",
	"(github.com/rs/xid.ID).*":                     of0,

	"github.com/matoous/go-nanoid.Nanoid|Generate|ID|New":            "r = id",
	"github.com/matoous/go-nanoid/v2.New|Must|Generate|MustGenerate": "r = id",
	"github.com/lithammer/shortuuid.New":                             "r = id",
	"github.com/lithammer/shortuuid/v3.New":                          "r = id",
	"github.com/lithammer/shortuuid/v4.New":                          "r = id",
	"github.com/teris-io/shortid.Generate|MustGenerate":              "r = id",
	"(*github.com/bwmarrin/snowflake.Node).Generate":                 "r = id",
	"(github.com/bwmarrin/snowflake.ID).*":                           of0,
	"(*github.com/sony/sonyflake.Sonyflake).NextID":                  "r = id",
	"github.com/lucsky/cuid.New":                                     "r = id",
	"github.com/nrednav/cuid2.Generate":                              "r = id",
}

// runRows are about what one run of a process has.
var runRows = map[string]string{
	"os.Getpid|Getppid":                          "r = process",
	"syscall.Getpid|Getppid":                     "r = process",
	"runtime.NumGoroutine|NumCgoCall":            "r = process",
	"runtime.ReadMemStats":                       "0 = process",
	"os.CreateTemp":                              "r.name = tempname",
	"os.MkdirTemp":                               "r = tempname",
	"io/ioutil.TempFile":                         "r.name = tempname",
	"io/ioutil.TempDir":                          "r = tempname",
	"(*os.File).Name":                            "r = 0.name",
	"(*os.File).*":                               "-",
	"os.TempDir|Getenv|LookupEnv|Hostname|Getwd": "-",
	"os.Open|OpenFile|Create":                    "r.name = 0",
	"path/filepath.Join|Base|Dir|Clean|ToSlash|FromSlash": of0,
	"path/filepath.Abs|EvalSymlinks|VolumeName":           of0,
	"path/filepath.Rel":        "r ~ 1 without tempname", // what is below a folder has not its name
	"path/filepath.Ext":        "r ~ 0 without tempname",
	"path.Join|Base|Dir|Clean": of0,
	"path.Ext":                 "r ~ 0 without tempname",
}

// textRows are about texts and numbers that are made of others.
var textRows = map[string]string{
	"fmt.Sprint|Sprintln": of0,
	"fmt.Sprintf":         of01,
	"fmt.Append|Appendln": of01,
	"fmt.Appendf":         of012,
	"fmt.Fprint|Fprintln": "0 ~ 1",
	"fmt.Fprintf":         "0 ~ 1; 0 ~ 2",
	"io.WriteString":      "0 ~ 1",
	"fmt.*":               "-",

	"strconv.Itoa|FormatInt|FormatUint|FormatFloat|FormatBool|Quote|Unquote": of0,
	"strconv.Atoi|ParseInt|ParseUint|ParseFloat":                             of0,
	"strconv.AppendInt|AppendUint|AppendFloat|AppendQuote":                   of01,
	"strconv.*": "-",

	"strings.Clone|ToUpper|ToLower|ToTitle|ToValidUTF8|Title|TrimSpace|Trim|TrimLeft|TrimRight":                of0,
	"strings.TrimFunc|TrimLeftFunc|TrimRightFunc|Repeat|Split|SplitN|SplitAfter|Fields|FieldsFunc|Cut|CutLast": "r ~ 0; r1 ~ 0",
	"strings.TrimPrefix|TrimSuffix|CutPrefix|CutSuffix":                                                        "r ~ 0 without 1",
	"strings.Replace|ReplaceAll":  "r ~ 0 without 1; r ~ 2",
	"strings.Join":                of01,
	"strings.Map":                 "r ~ 1",
	"strings.NewReader":           of0,
	"strings.NewReplacer":         of0,
	"(*strings.Replacer).Replace": "r ~ 1; r ~ 0",
	"strings.*":                   "-",
	"(*strings.Builder).WriteString|Write|WriteByte|WriteRune": "0 ~ 1",
	"(*strings.Builder).String":                                of0,
	"(*strings.Builder).Reset":                                 "empty 0",
	"(*strings.Builder).*":                                     "-",

	"bytes.Clone|ToUpper|ToLower|TrimSpace|Trim|Repeat": of0,
	"bytes.TrimPrefix|TrimSuffix":                       "r ~ 0 without 1",
	"bytes.Join":                                        of01,
	"bytes.NewBuffer":                                   of0,
	"bytes.NewBufferString":                             of0,
	"bytes.NewReader":                                   of0,
	"bytes.*":                                           "-",
	"(*bytes.Buffer).WriteString|Write|WriteByte|WriteRune": "0 ~ 1",
	"(*bytes.Buffer).String|Bytes":                          of0,
	"(*bytes.Buffer).Reset":                                 "empty 0",
	"(*bytes.Buffer).*":                                     "-",

	"encoding/json.Marshal|MarshalIndent":                 "r ~ 0 as json",
	"encoding/json/v2.Marshal":                            "r ~ 0 as json",
	"encoding/hex.EncodeToString":                         of0,
	"encoding/hex.AppendEncode":                           of01,
	"(*encoding/base64.Encoding).EncodeToString":          "r ~ 1",
	"(*encoding/base32.Encoding).EncodeToString":          "r ~ 1",
	"(encoding/binary.bigEndian).Uint16|Uint32|Uint64":    "r ~ 1",
	"(encoding/binary.littleEndian).Uint16|Uint32|Uint64": "r ~ 1",

	"math.Abs|Ceil|Floor|Round|RoundToEven|Trunc|Sqrt": of0,
	"math.Max|Min|Mod|Pow":                             of01,
	"math/big.NewInt":                                  of0,
	"(*math/big.Int).Int64|Uint64|String|Text|Bytes":   of0,

	"(fmt.Stringer).String":  of0,
	"(*sync/atomic.Int64).*": "-",
	"(*sync/atomic.Value).*": "-",
	"(*sync.Mutex).*":        "-",
	"(*sync.RWMutex).*":      "-",
	"(*sync.WaitGroup).Go":   "go 1",
	"(*sync.WaitGroup).*":    "-",
	"io.ReadAll":             of0,
	"io.ReadFull":            "1[] ~ 0",
	"io.ReadAtLeast":         "1[] ~ 0",
	"errors.*":               "-",
	"log.*":                  "-",
	"(*log.Logger).*":        "-",
	"log/slog.*":             "-",
	"(*log/slog.Logger).*":   "-",
	"context.WithValue":      "-",
	"context.WithTimeout|WithDeadline|WithCancel":                        "-",
	"os.Remove|RemoveAll|Mkdir|MkdirAll|Stat|ReadFile|ReadDir|WriteFile": "-",
}

// listRows are about lists and maps that are made of others.
var listRows = map[string]string{
	"slices.Clip|Compact|CompactFunc|Delete|DeleteFunc|Grow": "r = 0",
	"slices.Clone":   "r = copy of 0",
	"slices.Insert":  "r = 0; r = 2",
	"slices.Concat":  "r = copy of 0[]",
	"slices.Values":  "r = copy of 0",
	"slices.All":     "r = 0",
	"slices.Collect": "r = 0",
	"slices.Sorted|SortedFunc|SortedStableFunc":                       "r = 0; sort r",
	"slices.AppendSeq":                                                "r = 0; r = 1",
	"slices.Sort|SortFunc|SortStableFunc":                             "sort 0",
	"slices.Reverse":                                                  "-",
	"slices.Contains|ContainsFunc|Index|IndexFunc|Equal|BinarySearch": "-",
	"slices.Max|Min":                                                  "r = 0[]",
	"maps.Clone":                                                      "r = copy of 0",
	"maps.Copy":                                                       "0 = 1",
	"maps.Values":                                                     "r[] = 0[]; r = map",
	"maps.Keys|All":                                                   "r = map",
	"maps.Collect":                                                    "-",
	"sort.Strings|Ints|Float64s|Slice|SliceStable|Sort|Stable": "sort 0",
	"(sort.StringSlice).Sort":                                  "sort 0",
	"(sort.IntSlice).Sort":                                     "sort 0",
	"(sort.Float64Slice).Sort":                                 "sort 0",
	"sort.Reverse":                                             "r = 0",
	"sort.*":                                                   "-",
	"golang.org/x/exp/slices.Sort|SortFunc|SortStableFunc": "sort 0",
	"golang.org/x/exp/maps.Keys":                           "r = map",
	"golang.org/x/exp/maps.Values":                         "r[] = 0[]; r = map",

	"(*sync.Map).Range":                            "each 1 = map",
	"(*golang.org/x/sync/errgroup.Group).Go|TryGo": "go 1",
	"(*golang.org/x/sync/errgroup.Group).*":        "-",
	"(*github.com/sourcegraph/conc.WaitGroup).Go":  "go 1",
	"cmp.Or":           "r = 0[]",
	"cmp.Compare|Less": "-",
}

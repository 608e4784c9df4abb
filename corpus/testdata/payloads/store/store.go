// Package store keeps orders.
package store

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"iter"
	"maps"
	"os"
	"slices"
	"time"

	"github.com/google/uuid"
)

// Order is a row of the table of orders.
type Order struct {
	ID       string    `json:"id"`
	Customer string    `json:"customer"`
	Total    int       `json:"total"`
	Placed   time.Time `json:"placed"`
	Tags     []string  `json:"tags,omitempty"`
}

// Line is a line of an order.
type Line struct {
	SKU   string
	Count int
}

// Invoice is a row of the table of invoices.
type Invoice struct {
	Number string    `json:"number"`
	Issued time.Time `json:"issued"`
}

// Contact is a row of the table of contacts.
type Contact struct {
	Name   string   `json:"name"`
	Phones []string `json:"phones,omitempty"`
}

// Shipment is a row of the table of shipments, all of whose facts are stored.
type Shipment struct {
	Number string    `json:"number"`
	SentAt time.Time `json:"sent_at" envelope:"stable"`
	Weight *int      `json:"weight,omitempty"`
}

// DB is the database.
type DB struct {
	orders    map[string]Order
	customers map[string]int
}

// Open reads the database.
func Open() *DB {
	db := &DB{orders: map[string]Order{}, customers: map[string]int{}}
	text, err := os.ReadFile("orders.json")
	if err != nil {
		return db
	}
	var all []Order
	if json.Unmarshal(text, &all) == nil {
		for _, o := range all {
			db.orders[o.ID] = o
			db.customers[o.Customer]++
		}
	}
	return db
}

// Order returns one order.
func (db *DB) Order(id string) (Order, bool) {
	o, ok := db.orders[id]
	return o, ok
}

// Orders returns all orders.
func (db *DB) Orders() []Order {
	list := make([]Order, 0, len(db.orders))
	for _, o := range db.orders {
		list = append(list, o)
	}
	return list
}

// Sorted returns all orders by their ids.
func (db *DB) Sorted() []Order {
	list := db.Orders()
	slices.SortFunc(list, func(a, b Order) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// Each calls f for all orders by their ids.
func (db *DB) Each(f func(Order)) {
	for _, o := range db.Sorted() {
		f(o)
	}
}

// Visit calls f for all orders.
func (db *DB) Visit(f func(Order)) {
	for _, o := range db.orders {
		f(o)
	}
}

// IDs goes through the ids of the orders.
func (db *DB) IDs() iter.Seq[string] {
	return func(yield func(string) bool) {
		for id := range db.orders {
			if !yield(id) {
				return
			}
		}
	}
}

// SortedIDs goes through the ids of the orders in their order.
func (db *DB) SortedIDs() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, id := range slices.Sorted(maps.Keys(db.orders)) {
			if !yield(id) {
				return
			}
		}
	}
}

// Customers returns how many orders each customer has.
func (db *DB) Customers() map[string]int { return db.customers }

// Put stores an order.
func (db *DB) Put(o Order) error {
	db.orders[o.ID] = o
	text, err := json.Marshal(db.Sorted())
	if err != nil {
		return err
	}
	return os.WriteFile("orders.json", text, 0o600)
}

// Token returns a new token.
func Token() string { return "tok_" + uuid.NewString() }

// Fingerprint returns what tells an order from others.
func Fingerprint(o Order) string {
	sum := sha256.Sum256([]byte(o.ID + "\x00" + o.Customer))
	return hex.EncodeToString(sum[:])
}

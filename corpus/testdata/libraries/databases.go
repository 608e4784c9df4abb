package main

import (
	"database/sql"
	"time"

	"github.com/dgraph-io/badger/v4"
	"github.com/go-sql-driver/mysql"
	"github.com/golang-migrate/migrate/v4"
	"github.com/jackc/pgx/v5"
	"github.com/jmoiron/sqlx"
	"github.com/lib/pq"
	"github.com/mattn/go-sqlite3"
	"github.com/redis/go-redis/v9"
	"github.com/spf13/afero"
	"github.com/spf13/cobra"
	"go.etcd.io/bbolt"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.mongodb.org/mongo-driver/mongo"
	"go.mongodb.org/mongo-driver/mongo/options"
	"gorm.io/driver/sqlite"
	"gorm.io/gorm"
)

// Databases, and what reaches them.

func runPgx(cmd *cobra.Command, args []string) error {
	c, err := pgx.Connect(cmd.Context(), args[0])
	if err != nil {
		return err
	}
	defer c.Close(cmd.Context())
	_, err = c.Exec(cmd.Context(), "select 1")
	return err
}

func runSqlite(cmd *cobra.Command, args []string) error {
	_ = sqlite3.ErrAbort
	db, err := sql.Open("sqlite3", args[0])
	if err != nil {
		return err
	}
	_, err = db.Exec("x")
	return err
}

func runGorm(cmd *cobra.Command, args []string) error {
	// A database that cannot be initialized is told to the logger, which is on os.Stdout.
	db, err := gorm.Open(sqlite.Open(args[0]), &gorm.Config{}) // missed stdoutwrite: a hint, as an error came up inside
	if err != nil {
		return err
	}
	return db.AutoMigrate(&struct{ ID int }{})
}

func runStores(cmd *cobra.Command, args []string) error {
	b, err := bbolt.Open(args[0], 0o600, nil)
	if err != nil {
		return err
	}
	defer b.Close()
	if err := b.Update(func(tx *bbolt.Tx) error { _, err := tx.CreateBucket([]byte("x")); return err }); err != nil {
		return err
	}
	db, err := badger.Open(badger.DefaultOptions(args[0]).WithLogger(nil))
	if err != nil {
		return err
	}
	defer db.Close()
	c := redis.NewClient(&redis.Options{})
	if err := c.Set(cmd.Context(), "a", "b", time.Second).Err(); err != nil {
		return err
	}
	m, err := mongo.Connect(cmd.Context(), options.Client().ApplyURI(args[0]))
	if err != nil {
		return err
	}
	if _, err := m.Database("x").Collection("y").InsertOne(cmd.Context(), "z"); err != nil {
		return err
	}
	e, err := clientv3.New(clientv3.Config{Endpoints: args})
	if err != nil {
		return err
	}
	_, err = e.Get(cmd.Context(), "x")
	return err
}

func runSQL(cmd *cobra.Command, args []string) error {
	db, err := sqlx.Connect("postgres", args[0])
	if err != nil {
		return err
	}
	var out []string
	if err := db.Select(&out, "select 1"); err != nil {
		return err
	}
	_ = pq.QuoteIdentifier("x")
	_, _ = mysql.ParseDSN(args[0])
	m, err := migrate.New(args[0], args[1])
	if err != nil {
		return err
	}
	if err := m.Up(); err != nil {
		return err
	}
	fs := afero.NewOsFs()
	return afero.WriteFile(fs, "x", nil, 0o600)
}

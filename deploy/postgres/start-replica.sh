#!/bin/sh
# Copies the primary the first time, then runs PostgreSQL as its replica. Delete the volume to copy it again.
set -eu
host=${PRIMARY_HOST:?set PRIMARY_HOST}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  mkdir -p "$PGDATA"
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  # --write-recovery-conf stores address and password for later starts.
  PGPASSWORD=${REPLICATION_PASSWORD:?set REPLICATION_PASSWORD} gosu postgres pg_basebackup --wal-method=stream \
    --write-recovery-conf --checkpoint=fast --pgdata="$PGDATA" \
    --dbname="host=$host user=replicator application_name=replica"
fi
exec docker-entrypoint.sh "$@"

#!/bin/sh
# Runs once, when the image sets the primary up: makes the role that replicas copy with, and lets it in.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="${REPLICATION_PASSWORD:?set REPLICATION_PASSWORD}" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"

#!/bin/sh
# Writes the password that callers and PostgreSQL are shown, then runs PgBouncer in place of this script.
set -eu
umask 077
password=$(printf '%s' "${POSTGRES_APP_PASSWORD:?set POSTGRES_APP_PASSWORD}" | sed 's/"/""/g')
printf '"wordhoard_app" "%s"\n' "$password" > /etc/pgbouncer/users/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini

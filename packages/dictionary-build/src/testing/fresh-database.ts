import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutConcurrency } from '@wordhoard/database/migration-script'
import { projectRoot } from '@wordhoard/database/project-root'
import pg from 'pg'

/** An empty database on an existing server; `drop` ends its connections and removes it. */
export interface FreshDatabase {
  readonly pool: pg.Pool
  readonly connectionString: string
  drop(): Promise<void>
}

let made = 0

/**
 * Creates an empty database on the server of the given connection string, with all tables unless `hasTables` is false.
 */
export async function freshDatabase(server: string, hasTables = true): Promise<FreshDatabase> {
  const name = `dictionary_test_${process.pid}_${made++}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  const address = new URL(server)
  address.pathname = `/${name}`
  if (hasTables) await onServer(address.href, migrations())
  const pool = new pg.Pool({ connectionString: address.href, max: 4 })
  // Dropping the database may end a connection that is being closed, when nobody listens for its errors any more.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return {
    pool,
    connectionString: address.href,
    drop: async () => {
      await pool.end()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/**
 * Returns all migrations as SQL. Prisma's engine would take half a second and record the migrations, which we don't
 * need here.
 */
function migrations(): string {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => withoutConcurrency(readFileSync(join(folder, name, 'migration.sql'), 'utf8')))
    .join('\n')
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

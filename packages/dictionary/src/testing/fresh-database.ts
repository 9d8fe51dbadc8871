import { migrate } from '@wordhoard/database/migrate'
import pg from 'pg'

/** An empty, migrated database on the server of another one; `drop` ends its connections and removes it. */
export interface FreshDatabase {
  readonly pool: pg.Pool
  readonly connectionString: string
  drop(): Promise<void>
}

let made = 0

export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `dictionary_test_${process.pid}_${made++}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  const address = new URL(server)
  address.pathname = `/${name}`
  await migrate(address.href)
  const pool = new pg.Pool({ connectionString: address.href, max: 4 })
  return {
    pool,
    connectionString: address.href,
    drop: async () => {
      await pool.end()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
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

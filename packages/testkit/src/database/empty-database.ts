import pg from 'pg'
import { inject } from 'vitest'
import type {} from './provided-context'

/** A database of its own for a test file, without tables at first. */
export interface EmptyDatabase {
  readonly connectionString: string
  /** Drops it, closing what is still connected to it. */
  close(): Promise<void>
}

/** How many this worker has created. */
let created = 0

/**
 * Creates a database on the tests' server, which takes a twentieth of a second, a server of its own more than one.
 * Roles and settings are shared with the other databases there: a test that changes these needs a server of its own.
 */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const template = new URL(inject('templateDatabase'))
  // The run drops what is named like its template, even when this worker is killed.
  const name = `${template.pathname.slice(1)}_${process.env.VITEST_POOL_ID ?? '0'}_${++created}`
  await run(template, `CREATE DATABASE "${name}" TEMPLATE template0`)
  const own = new URL(template)
  own.pathname = `/${name}`
  return {
    connectionString: own.href,
    close: () => run(template, `DROP DATABASE "${name}" WITH (FORCE)`),
  }
}

/** Runs a statement in the server's own database, since nobody may be connected to the one it concerns. */
async function run(template: URL, statement: string): Promise<void> {
  const address = new URL(template)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

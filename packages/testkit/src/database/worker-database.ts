import pg from 'pg'
import { inject } from 'vitest'
import type {} from './provided-context'

/**
 * Provides this worker's own copy of the migrated database with the whole dictionary, to which tests may write. The
 * test files that a worker runs in turn share it; nothing is ever truncated, so each test creates its own users.
 *
 * @returns its connection string
 */
export async function workerDatabase(): Promise<string> {
  const template = new URL(inject('templateDatabase'))
  const source = template.pathname.slice(1)
  const name = `${source}_${process.env.VITEST_POOL_ID ?? '0'}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await client.query(`CREATE DATABASE "${name}" TEMPLATE "${source}" STRATEGY FILE_COPY`)
  } finally {
    await client.end()
  }
  const clone = new URL(template)
  clone.pathname = `/${name}`
  return clone.href
}

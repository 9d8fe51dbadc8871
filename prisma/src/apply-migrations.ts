import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { DatabaseError } from './database-error'
import { splitStatements, withoutConcurrency } from './migration-script'

/** A migration in the folder of migrations. */
export interface Migration {
  readonly name: string
  /** Its SQL. */
  readonly script: string
}

/** A migration that a start has begun, as `_prisma_migrations` records it. */
interface BegunMigration {
  readonly name: string
  readonly checksum: string
  /** How many of its statements are done; the rest follow at the next start. */
  readonly done: number
}

/** What the column `logs` says of a migration that can go on where it stopped. */
const RESUMABLE = 'Statements are counted in applied_steps_count.'

/** How long a statement waits for a lock before others may pass, in ms, and how often it tries. */
const LOCK_WAIT_MS = 3_000
const ATTEMPTS = 100
/** PostgreSQL's codes for a statement that has waited for a lock as long as it may, or in a circle with others. */
const LOCK_FAILURES = ['55P03', '40P01']

/** The table in which Prisma's schema engine records migrations, as the engine makes it. */
export const createMigrationsTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

const checksumOf = (script: string) => createHash('sha256').update(script).digest('hex')

/**
 * Applies migrations to an empty database in one transaction, which is faster than one for each statement and leaves
 * nothing behind when it is interrupted.
 */
export async function applyToEmpty(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(createMigrationsTable)
    for (const { name, script } of migrations) {
      await client.query(withoutConcurrency(script)).catch((cause: Error) => {
        throw new DatabaseError(`Migration ${name} failed: ${cause.message}`, { cause })
      })
      const steps = splitStatements(script).length
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, now(), $4)`,
        [randomUUID(), checksumOf(script), name, steps],
      )
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/**
 * Applies one migration to a filled database, statement by statement, and counts those that are done, so that a start
 * which was killed, or a statement that failed, costs nothing: the next start goes on with that statement.
 *
 * @param begun what an earlier start has done of it
 * @throws DatabaseError when a statement fails, with a message for the operator
 */
export async function applyMigration(
  client: pg.Client,
  { name, script }: Migration,
  begun: BegunMigration | undefined,
): Promise<void> {
  const checksum = checksumOf(script)
  if (begun && begun.checksum !== checksum)
    throw new DatabaseError(
      `Migration ${name} was begun by another version of the program. Start that version once more, so that it ends.`,
    )
  const statements = splitStatements(script)
  if (!begun)
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)',
      [randomUUID(), checksum, name, RESUMABLE],
    )
  const first = begun?.done ?? 0
  for (const [index, statement] of statements.entries()) {
    if (index < first) continue
    try {
      await applyStatement(client, statement, {
        name,
        done: index + 1,
        isAgain: begun !== undefined && index === first,
      })
    } catch (cause) {
      throw new DatabaseError(
        `Migration ${name} stopped at its statement ${index + 1} of ${statements.length}: ${(cause as Error).message}. Nothing is lost; the next start goes on there.`,
        { cause },
      )
    }
  }
  await client.query(
    'UPDATE _prisma_migrations SET finished_at = now(), logs = NULL WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
    [name],
  )
}

interface Step {
  readonly name: string
  /** How many statements are done after this one. */
  readonly done: number
  /** Whether an earlier start may have run a part of it. */
  readonly isAgain: boolean
}

async function applyStatement(
  client: pg.Client,
  statement: string,
  { name, done, isAgain }: Step,
): Promise<void> {
  const count = () =>
    client.query(
      'UPDATE _prisma_migrations SET applied_steps_count = $1 WHERE migration_name = $2 AND finished_at IS NULL AND rolled_back_at IS NULL',
      [done, name],
    )
  if (needsNoTransaction(statement)) {
    for (const repeatable of isAgain ? repeatableStatements(statement) : [statement])
      await client.query(repeatable)
    await count()
    return
  }
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN')
    try {
      // Whoever waits for a whole table makes everybody else wait behind it, so it lets them pass now and then.
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`)
      await client.query(statement)
      await count()
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      if (!LOCK_FAILURES.includes((error as { code?: string }).code ?? '') || attempt === ATTEMPTS)
        throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}

/** Returns whether a statement must not run in a transaction: it builds an index beside others, or moves rows in steps. */
function needsNoTransaction(statement: string): boolean {
  return (
    /\bINDEX CONCURRENTLY\b/.test(statement) || (/^DO\b/m.test(statement) && /\bCOMMIT\b/.test(statement))
  )
}

/**
 * Returns what a statement that ran outside a transaction is repeated as. An index that was left half built is dropped
 * first; steps that move rows find only those that are left.
 */
function repeatableStatements(statement: string): string[] {
  const made = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY ("[^"]+")/.exec(statement)
  if (made) return [`DROP INDEX CONCURRENTLY IF EXISTS ${made[1]}`, statement]
  return [statement.replace(/DROP INDEX CONCURRENTLY (?!IF EXISTS)/, 'DROP INDEX CONCURRENTLY IF EXISTS ')]
}

/** Returns the migrations that are done, and the one that a start has begun without ending it. */
export async function readApplied(
  client: pg.Client,
): Promise<{ applied: readonly string[]; begun: BegunMigration | undefined }> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return { applied: [], begun: undefined }
  const { rows } = await client.query<BegunMigration & { isFinished: boolean; isResumable: boolean }>(
    `SELECT migration_name AS name, checksum, applied_steps_count AS done, finished_at IS NOT NULL AS "isFinished",
            coalesce(logs = $1, false) AS "isResumable"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    [RESUMABLE],
  )
  const begun = rows.find((row) => !row.isFinished)
  if (begun && !begun.isResumable)
    throw new DatabaseError(
      `Migration ${begun.name} failed earlier; restore the database or resolve it by hand.`,
    )
  return { applied: rows.filter((row) => row.isFinished).map(({ name }) => name), begun }
}

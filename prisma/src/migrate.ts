import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyMigration, applyToEmpty, type Migration, readApplied } from './apply-migrations'
import { DatabaseError } from './database-error'
import { withMigrationLock } from './migration-lock'
import { projectRoot } from './project-root'

/**
 * Applies pending migrations in order and records them in `_prisma_migrations`, as `prisma migrate deploy` records them. A
 * start that was killed while it migrated is continued by the next. Returns the names of those applied. Throws when one
 * fails, or when the database has a migration that this version doesn't know.
 */
export async function migrate(
  connectionString: string,
  log: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const wanted = readMigrations()
  return withMigrationLock(
    connectionString,
    async (client) => {
      const { applied, begun } = await readApplied(client)
      const known = new Set(wanted.map(({ name }) => name))
      const unknown = [...applied, ...(begun ? [begun.name] : [])].find((name) => !known.has(name))
      if (unknown !== undefined) {
        throw new DatabaseError(
          `The database was made by a newer version, with migration ${unknown}. Update the program.`,
        )
      }
      const done = new Set(applied)
      const pending = wanted.filter(({ name }) => !done.has(name))
      if (pending.length === 0) return []
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
      if (applied.length === 0 && !begun) await applyToEmpty(client, pending)
      else
        for (const migration of pending)
          await applyMigration(client, migration, begun?.name === migration.name ? begun : undefined)
      return pending.map(({ name }) => name)
    },
    { log },
  )
}

function readMigrations(): Migration[] {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  return readdirSync(folder)
    .map((name) => ({ name, path: join(folder, name, 'migration.sql') }))
    .filter(({ path }) => existsSync(path))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => ({ name, script: readFileSync(path, 'utf8') }))
}

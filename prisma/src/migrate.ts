import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseError } from './database-error'
import { withMigrationLock } from './migration-lock'
import { projectRoot } from './project-root'
import { openSchemaEngine } from './schema-engine'

/**
 * Applies pending migrations in order and records them in `_prisma_migrations`, like `prisma migrate deploy`. Returns
 * the names of those applied. Throws when one fails, or when the database has a migration that this version doesn't
 * know.
 */
export async function migrate(
  connectionString: string,
  log: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const folder = join(projectRoot(), 'prisma', 'migrations')
  const wanted = readdirSync(folder)
    .filter((entry) => existsSync(join(folder, entry, 'migration.sql')))
    .sort()
  return withMigrationLock(
    connectionString,
    async (client) => {
      const applied = await listApplied(client)
      const unknown = applied.filter((name) => !wanted.includes(name))
      if (unknown.length > 0) {
        throw new DatabaseError(
          `The database was made by a newer version, with migration ${unknown[0]}. Update the program.`,
        )
      }
      // Skips the engine when there is nothing to do, because it takes half a second to load.
      if (applied.length === wanted.length) return []
      const engine = await openSchemaEngine(
        connectionString,
        readFileSync(join(folder, '..', 'schema.prisma'), 'utf8'),
      )
      try {
        const { appliedMigrationNames } = await engine.applyMigrations({
          migrationsList: {
            baseDir: folder,
            lockfile: {
              path: 'migration_lock.toml',
              content: readFileSync(join(folder, 'migration_lock.toml'), 'utf8'),
            },
            shadowDbInitScript: '',
            migrationDirectories: wanted.map((name) => ({
              path: name,
              migrationFile: {
                path: 'migration.sql',
                content: {
                  tag: 'ok' as const,
                  value: readFileSync(join(folder, name, 'migration.sql'), 'utf8'),
                },
              },
            })),
          },
          filters: { externalTables: [], externalEnums: [] },
        })
        return appliedMigrationNames
      } finally {
        // Also keeps the engine from being collected as garbage, and freed, while it works.
        engine.free()
      }
    },
    { log },
  )
}

async function listApplied(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return []
  const { rows } = await client.query<{ migration_name: string; finished: boolean }>(
    'SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  const failed = rows.find((row) => !row.finished)
  if (failed)
    throw new DatabaseError(
      `Migration ${failed.migration_name} failed earlier; restore the database or resolve it by hand.`,
    )
  return rows.map((row) => row.migration_name)
}

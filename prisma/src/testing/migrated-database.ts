import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmptyDatabase } from '@wordhoard/testkit/database/empty-database'
import pg from 'pg'
import { splitStatements, withoutConcurrency } from '../migration-script'
import { projectRoot } from '../project-root'

/** A database in which a migration was applied to rows that were there before. */
export interface MigratedDatabase {
  readonly db: pg.Client
  readonly connectionString: string
  /** Applies all later migrations. */
  migrateOn(): Promise<void>
  close(): Promise<void>
}

/**
 * Applies all migrations before one, fills the tables, and applies that one.
 *
 * @param name the migration without its number
 * @param rows statements that fill the tables
 */
export async function openMigratedDatabase(name: string, rows: string): Promise<MigratedDatabase> {
  const migrations = join(projectRoot(), 'prisma', 'migrations')
  const names = readdirSync(migrations).filter((folder) => /^\d{4}_/.test(folder))
  const sqlOf = (folder: string) => readFileSync(join(migrations, folder, 'migration.sql'), 'utf8')
  const place = names.findIndex((folder) => folder.endsWith(`_${name}`))
  if (place === -1) throw new Error(`There is no migration ${name}.`)
  const database = await openEmptyDatabase()
  const db = new pg.Client({ connectionString: database.connectionString })
  const close = async () => {
    await db.end()
    await database.close()
  }
  try {
    await db.connect()
    // Tables are empty until then, so each migration may be one transaction, which is faster.
    for (const earlier of names.slice(0, place)) await db.query(withoutConcurrency(sqlOf(earlier)))
    await db.query(rows)
    const apply = async (folder: string) => {
      for (const statement of splitStatements(sqlOf(folder))) await db.query(statement)
    }
    await apply(names[place]!)
    const migrateOn = async () => {
      for (const later of names.slice(place + 1)) await apply(later)
    }
    return { db, connectionString: database.connectionString, migrateOn, close }
  } catch (error) {
    await close()
    throw error
  }
}

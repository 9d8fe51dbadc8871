/** Part of `pnpm check`: checks that no SQL is sent as text (docs/typed-sql.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns } from '@wordhoard/database/sql/generated/tables'
import { findUntyped } from './typed-sql/find-untyped'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Files that may send SQL as text, each with the reason. */
const exemptFiles: Readonly<Record<string, string>> = {
  'prisma/src/sql/run.ts': 'Sends the SQL that typed SQL compiles to.',
  'prisma/src/sql/expressions.ts': 'Takes the names of types from its own list.',
  'prisma/src/sql/cursor.ts': 'Declares cursors for the SQL that typed SQL compiles to.',
  'prisma/src/sql/within-prisma.ts': 'Sends the SQL that typed SQL compiles to, inside a Prisma transaction.',
  'prisma/src/embedded-postgres.ts': 'Creates databases, before there are tables.',
  'prisma/src/apply-migrations.ts': 'Runs migrations, and records them before there are tables.',
  'prisma/src/migrate.ts': 'Sets how long statements of migrations may take.',
  'prisma/src/migration-lock.ts': 'Takes locks before there are tables.',
  'prisma/src/open.ts': 'Reads the version of the server.',
  'prisma/src/pool.ts': 'Sets the planner options of connections.',
  'prisma/src/replicas/replica.ts': 'Passes on the SQL that typed SQL compiles to.',
  'prisma/src/replicas/replicas.ts': 'Passes on the SQL that typed SQL compiles to.',
  'prisma/src/backup/back-up.ts': 'Copies every table there is, whatever its name.',
  'prisma/src/backup/catalogue.ts': 'Lists tables, keys and sequences as PostgreSQL describes them.',
  'prisma/src/backup/restore.ts': 'Loads every table there is, whatever its name.',
  'prisma/src/roles.ts': 'Creates roles and grants.',
  'packages/dictionary-build/src/load/indexes.ts':
    'Drops indexes and keys, and restores them as PostgreSQL describes them.',
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.ts$/.test(path) && !/\.(test|fixture|d)\.ts$|\/(testing|generated)\//.test(path))
}

const folders = [
  'apps/api/src',
  'prisma/src',
  // The test kit inserts rows for tests with SQL as text.
  ...readdirSync(join(root, 'packages'))
    .filter((name) => name !== 'testkit')
    .map((name) => `packages/${name}/src`),
]
const names = new Set(
  Object.entries(columns).flatMap(([table, columnNames]) => [table, ...Object.keys(columnNames)]),
)
const untyped = folders
  .flatMap(listSources)
  .filter((path) => !(path in exemptFiles))
  .flatMap((path) =>
    findUntyped(readFileSync(join(root, path), 'utf8'), names).map(
      ({ line, reason }) => `${path}:${line} ${reason}`,
    ),
  )
for (const line of untyped) console.error(line)
process.exitCode = untyped.length > 0 ? 1 : 0
console.info(`${untyped.length} untyped statements`)

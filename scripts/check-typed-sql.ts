/** Part of `pnpm check`: checks that no SQL is sent as text (docs/typed-sql.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns } from '@wordhoard/database/sql/generated/tables'
import { findUntyped } from './typed-sql/find-untyped'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Files that may send SQL as text, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'prisma/src/sql/run.ts': 'It sends what typed SQL was compiled to.',
  'prisma/src/sql/expressions.ts': 'Names of types come from a list of its own.',
  'prisma/src/sql/cursor.ts': 'It declares cursors for what typed SQL was compiled to.',
  'prisma/src/sql/within-prisma.ts':
    'It sends what typed SQL was compiled to within a transaction of Prisma’s.',
  'prisma/src/embedded-postgres.ts': 'It makes databases, before there are tables.',
  'prisma/src/migrate.ts': 'It reads what the migration engine has written.',
  'prisma/src/migration-lock.ts': 'It locks before there are tables.',
  'prisma/src/open.ts': 'It asks for the version of the server.',
  'prisma/src/pool.ts': 'It sets how connections plan.',
  'prisma/src/roles.ts': 'It makes roles and grants.',
  'packages/dictionary-build/src/load/indexes.ts':
    'It takes indexes and keys off and puts them back as PostgreSQL describes them.',
}

function sourcesOf(folder: string): string[] {
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
const names = new Set(Object.entries(columns).flatMap(([table, of]) => [table, ...Object.keys(of)]))
const untyped = folders
  .flatMap(sourcesOf)
  .filter((path) => !(path in exempt))
  .flatMap((path) =>
    findUntyped(readFileSync(join(root, path), 'utf8'), names).map(
      ({ line, reason }) => `${path}:${line} ${reason}`,
    ),
  )
for (const line of untyped) console.error(line)
process.exitCode = untyped.length > 0 ? 1 : 0
console.info(`${untyped.length} untyped statements`)

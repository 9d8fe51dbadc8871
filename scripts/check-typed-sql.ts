/**
 * Part of `pnpm check`: no SQL is sent as text (docs/typed-sql.md). Files that are still to be converted are listed with how
 * much untyped SQL they have in `typed-sql/untyped.json`; the list can only become shorter. `--write` shortens it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns } from '@wordhoard/database/sql/generated/tables'
import { findUntyped } from './typed-sql/find-untyped'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const list = join(root, 'scripts', 'typed-sql', 'untyped.json')

/** What sends text for good, and why. */
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
  // The test kit makes rows for tests.
  ...readdirSync(join(root, 'packages'))
    .filter((name) => name !== 'testkit')
    .map((name) => `packages/${name}/src`),
]
const names = new Set(Object.entries(columns).flatMap(([table, of]) => [table, ...Object.keys(of)]))
const found = new Map(
  folders
    .flatMap(sourcesOf)
    .filter((path) => !(path in exempt))
    .map((path) => [path, findUntyped(readFileSync(join(root, path), 'utf8'), names)] as const)
    .filter(([, untyped]) => untyped.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
const listed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>
const totalOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
const total = totalOf([...found.values()].map(({ length }) => length))
const most = totalOf(Object.values(listed))

if (process.argv.includes('--write')) {
  if (total > most) throw new Error(`There is more untyped SQL than before: ${total} instead of ${most}`)
  const counts = Object.fromEntries([...found].map(([path, { length }]) => [path, length]))
  writeFileSync(list, `${JSON.stringify(counts, undefined, 2)}\n`)
} else {
  const wrong: string[] = []
  for (const path of new Set([...found.keys(), ...Object.keys(listed)])) {
    const untyped = found.get(path) ?? []
    if (untyped.length > (listed[path] ?? 0)) {
      wrong.push(...untyped.map(({ line, reason }) => `${path}:${line} ${reason}`))
    } else if (untyped.length < listed[path]!) {
      wrong.push(`${path} has less untyped SQL than listed: run npx tsx scripts/check-typed-sql.ts --write`)
    }
  }
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
console.info(`${total} untyped statements in ${found.size} files`)

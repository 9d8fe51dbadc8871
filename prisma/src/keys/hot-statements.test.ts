import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root'
import { type Distribution, readDistribution } from './distribution'
import { statementsNotYet } from './hot-not-yet'
import { listUnnamedTables } from './spread-tables'

const sources = join(projectRoot(), 'apps', 'api', 'src')
/** The reviewed statements (hot-sql.test.ts of the modules), by module and name. */
const statements = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\/sql\/[\w-]+\.sql$/.test(path))
    .map((path) => [
      path
        .replace(/^modules\//, '')
        .replace('/sql/', '/')
        .replace('.sql', ''),
      readFileSync(join(sources, path), 'utf8'),
    ]),
)
/** Views, each of which reads rows of several people, schools or chats. */
const views = new Set(
  [
    ...readFileSync(join(projectRoot(), 'prisma', 'schema.prisma'), 'utf8').matchAll(
      /^view \w+ \{[\s\S]*?@@map\("(\w+)"\)/gm,
    ),
  ].map(([, name]) => name!),
)

describe('hot statements', () => {
  it('say in whose rows they read and write, but for those that are listed', () => {
    expect(statements.size).toBeGreaterThan(90)
    expect(views.size).toBeGreaterThan(2)
    const found: Record<string, string[]> = {}
    for (const [name, sql] of statements) {
      const tables = listUnnamedTables(sql, readDistribution(), views)
      if (tables.length > 0) found[name] = tables
    }
    // A listed one that needn’t be there any more must leave the list.
    expect(found).toEqual(statementsNotYet)
  })
})

describe('tables that a statement asks on all machines', () => {
  const distribution: Distribution = {
    spread: new Map(['word', 'game'].map((table) => [table, { column: 'user_id', with: 'word' }])),
    copied: new Set(['spell']),
  }
  const unnamedIn = (sql: string) => listUnnamedTables(sql, distribution, new Set(['reader']))

  it.each([
    ['select "id" from "word" where "id" = $1', ['word']],
    ['select "id" from "word" where "user_id" = $1', []],
    ['select "id" from "word" where ("user_id" = $1 or "id" = $2)', ['word']],
    ['select "id" from "word" where ("user_id" = $1 and "id" = $2)', []],
    [
      'select from "word" as "w" inner join "game" as "g" on "g"."id" = "w"."id" where "w"."user_id" = $1',
      ['game'],
    ],
    [
      'select from "word" as "w" inner join "game" as "g" on "g"."user_id" = "w"."user_id" where "w"."user_id" = $1',
      [],
    ],
    ['select from "spell" as "s", "word" as "w" where "w"."spell_id" = "s"."id"', ['word']],
    [
      'select (select from "game" as "g" where "g"."user_id" = "w"."user_id") from "word" as "w" where "w"."user_id" = any(cast($1 as int4[]))',
      [],
    ],
    ['with "w" as (select from "word" where "user_id" = $1) select from "game" where "id" = $2', ['game']],
    ['insert into "word" ("user_id", "id") values ($1, $2)', []],
    ['insert into "word" ("id") values ($1)', ['word']],
    ['update "word" set "id" = $1 where "id" = $2', ['word']],
    ['delete from "word" where "user_id" = $1', []],
    ['select from "reader" where "user_id" = $1', ['reader']],
  ])('%s', (sql, tables) => {
    expect(unnamedIn(sql)).toEqual(tables)
  })
})

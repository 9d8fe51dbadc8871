import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articlesPage, NO_ARTICLE } from './list-articles.queries'

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: await workerDatabase() })
  await owner.connect()
})
afterAll(() => owner.end())

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

async function addAccounts(name: string, count: number): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO user_account (email, username, username_lower, password_hash, first_name, last_name)
     SELECT $1 || n || '@example.org', $1 || n, $1 || n, 'none', '', '' FROM generate_series(1, $2::int) n RETURNING id`,
    [name, count],
  )
  return rows.map(({ id }) => id)
}

it('a page of articles reads the accounts of its authors only', async () => {
  await owner.query('BEGIN')
  await addAccounts('plan', 5000)
  await owner.query(
    `INSERT INTO article (user_id, title, access_modifier, md_content, raw_content)
     SELECT id, 'A title', 'public', repeat('A text. ', 100), repeat('A text. ', 100) FROM user_account ORDER BY id LIMIT 500`,
  )
  await owner.query('ANALYZE user_account, article')
  // Somebody who has joined since writes the newest article.
  const [newest] = await addAccounts('newest', 1)
  await owner.query(
    "INSERT INTO article (user_id, title, access_modifier, md_content, raw_content) VALUES ($1, 'A title', 'public', '', '')",
    [newest],
  )
  const shape = { of: 'everybody', byLevel: false, byName: false, bySearch: false } as const
  const { text, values } = articlesPage(shape).bind({
    ...{ userId: null, authorId: null, levels: [], name: '', search: '' },
    ...{ limit: 50, offset: 0, beforeId: NO_ARTICLE },
  })
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    [...values],
  )
  await owner.query('ROLLBACK')
  const accounts = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'user_account',
  )
  expect(accounts.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([50])
})

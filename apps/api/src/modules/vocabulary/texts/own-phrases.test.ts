import { afterAll, beforeAll, expect, it } from 'vitest'
import { learner } from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { ownPhrases } from './text-states.queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

interface PlanNode {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

it('finds all phrases by the space in them: there is none without', async () => {
  const { rows } = await api.pool.query(
    `SELECT s.spell_lower FROM phrase p JOIN spell s ON s.id = p.spell_id WHERE strpos(s.spell_lower, ' ') = 0`,
  )
  expect(rows).toEqual([])
})

it('looks for a reader’s phrases among the phrases, not for each of their words', async () => {
  const me = await learner(api, ['reluctant', 'put off', 'lighthouse', 'mountain', 'canal', 'owl'])
  const client = await api.pool.connect()
  await client.query('BEGIN')
  // The plan that PostgreSQL chooses among many people.
  await client.query('SET LOCAL enable_hashjoin = off')
  await client.query('SET LOCAL enable_mergejoin = off')
  const { text, values } = ownPhrases.bind({ userId: me.userId })
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    [...values],
  )
  await client.query('ROLLBACK')
  client.release()
  const lookUps = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).find((node) => node['Relation Name'] === 'phrase')
  expect(lookUps?.['Actual Loops']).toBe(1)
  const { phrases } = await ownPhrases.fetchOne(api.pool, { userId: me.userId })
  expect((JSON.parse(phrases) as [number, string][]).map(([, headword]) => headword)).toEqual(['put off'])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { learner } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { storedKnowledge } from './current-knowledge.queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

it('finds out whether answers or look-ups have been added or undone from indexes alone', async () => {
  const me = await learner(api, ['reluctant'])
  // Reading an index alone is cheaper once there are rows and a map of the pages that everybody sees.
  await api.ownerQuery(`INSERT INTO encounter (user_id, spell_id, sentence, was_looked_up)
    SELECT ${me.userId}, id, 'Somebody wrote ' || spell_lower || ' here.', true FROM spell ORDER BY id LIMIT 500`)
  await api.ownerQuery('VACUUM (ANALYZE) encounter')
  const client = await api.pool.connect()
  await client.query('BEGIN')
  // The log of the tests is so short that reading all of it costs less.
  await client.query('SET LOCAL enable_seqscan = off')
  await client.query('SET LOCAL enable_bitmapscan = off')
  const { text, values } = storedKnowledge.bind({ userId: me.userId })
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    [...values],
  )
  await client.query('ROLLBACK')
  client.release()
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  // Of each part by month.
  const reads = nodes.filter((node) => node['Relation Name']?.startsWith('answer_log'))
  expect(reads.length).toBeGreaterThanOrEqual(2)
  expect(new Set(reads.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']))
  const lookUps = nodes.filter((node) => node['Relation Name'] === 'encounter')
  expect(lookUps.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
})

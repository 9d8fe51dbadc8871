import { measureLongestTurn } from '@wordhoard/testkit/measuring/longest-turn'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { exportedPage } from './export-words.queries'

const WORDS = 5_000

let api: TestApp
let me: Person
beforeAll(async () => {
  api = await openTestApp()
  me = await person(api)
  await api.pool.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
     SELECT $1, id, spell_lower, 1, 0 FROM spell WHERE EXISTS (SELECT FROM definition d WHERE d.spell_id = spell.id)
     ORDER BY id LIMIT ${WORDS}`,
    [me.userId],
  )
  await api.pool.query(
    `INSERT INTO encounter (user_id, spell_id, sentence, source)
     SELECT $1, spell_id, 'A sentence.', 'A source' FROM main_voc_item WHERE user_id = $1`,
    [me.userId],
  )
})
afterAll(() => api.close())

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Loops': number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

it('looks up definitions and sentences for one page of words only, however many words there are', async () => {
  const client = await api.pool.connect()
  await client.query('BEGIN')
  // Forces the plan that PostgreSQL chooses if it expects few words: it sorts, so it reads all words before returning
  // one.
  await client.query('SET LOCAL enable_indexscan = off')
  const { text, values } = exportedPage.bind({ userId: me.userId, after: '0', states: null })
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    [...values],
  )
  await client.query('ROLLBACK')
  client.release()
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  for (const table of ['definition', 'encounter']) {
    const [lookUps] = nodes.filter((node) => node['Relation Name'] === table)
    expect(lookUps?.['Actual Loops'], table).toBe(250)
  }
})

it.each([
  '/main-voc/export?format=csv',
  '/main-voc/export?format=anki',
  '/main-voc/export?format=json',
  '/users/me/data',
])('lets other requests run while it writes %s', async (url) => {
  const answer = api.app.inject({ url: `/api${url}`, headers: me.headers })
  const longest = await measureLongestTurn(answer)
  const { statusCode, payload } = await answer
  expect(statusCode).toBe(200)
  expect(payload.match(/A sentence\./g)).toHaveLength(WORDS)
  expect(longest).toBeLessThan(30)
})

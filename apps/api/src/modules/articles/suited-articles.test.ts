import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, learner, spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let author: Person
beforeAll(async () => {
  api = await openTestApp()
  author = await person(api)
  // Hides articles that other tests have left in this worker's database.
  await api.pool.query("UPDATE article SET access_modifier = 'private'")
})
afterAll(() => api.close())

const suited = async (who: Person, limit = 5) =>
  (await api.app.inject({ url: `/api/articles/suited?limit=${limit}`, headers: who.headers })).json<
    (ArticleSummary & { due_words: number })[]
  >()

/** Inserts an article that holds each given word once, and nine common words for each. */
async function article(
  words: readonly string[],
  fields: { access?: string; userId?: number } = {},
): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `WITH a AS (
       INSERT INTO article (user_id, title, access_modifier, md_content, raw_content, level)
       VALUES ($1, 'For a reader', $2, $3, $3, 'B1') RETURNING id, user_id
     )
     INSERT INTO article_word (user_id, article_id, spell_id, count, is_common)
     SELECT a.user_id, a.id, w.spell_id, w.count, w.is_common
     FROM a, unnest($4::int[], $5::int[], $6::boolean[]) AS w (spell_id, count, is_common) RETURNING article_id AS id`,
    [
      fields.userId ?? author.userId,
      fields.access ?? 'public',
      `${words.join(' ')} ${Math.random()}`,
      [spellIdOf(api, 'the'), ...words.map((word) => spellIdOf(api, word))],
      [9 * words.length, ...words.map(() => 1)],
      [true, ...words.map(() => false)],
    ],
  )
  return rows[0]!.id
}

const makeDue = (who: Learner) =>
  api.pool.query(
    `UPDATE main_voc_item SET repeat_count = 1, phase = 2, stability = 2, difficulty = 5,
       last_repeated_at = now() - interval '5 days', next_repeated_at = now() - interval '3 days' WHERE user_id = $1`,
    [who.userId],
  )

describe('suited articles', () => {
  it('are those near the reader’s level with most due words, at most five by default', async () => {
    const me = await learner(api, ['dog', 'car', 'tree', 'honey'])
    await makeDue(me)
    const two = await article(['dog', 'car', 'theory'])
    const three = await article(['dog', 'car', 'tree', 'justice'])
    const found = await suited(me)
    expect(found.slice(0, 2).map(({ id, due_words }) => [id, due_words])).toEqual([
      [three, 3],
      [two, 2],
    ])
    expect(found[0]).toMatchObject({ username: author.username, coverage: expect.any(Number) })
    expect(found[0]!.coverage).toBeGreaterThan(0.95)
    expect(found.length).toBeLessThanOrEqual(5)
    expect((await suited(me, 1)).map(({ id }) => id)).toEqual([three])
  })

  it('include none that the reader has read or written, and no private ones', async () => {
    const me = await learner(api, ['hammer', 'reluctant', 'swiftly'])
    await makeDue(me)
    const words = ['hammer', 'reluctant', 'swiftly', 'theory']
    const [kept, begun, finished, entered, own, hidden] = [
      await article(words),
      await article(words),
      await article(words),
      await article(words),
      await article(words, { userId: me.userId }),
      await article(words, { access: 'private' }),
    ]
    for (const [id, position] of [
      [begun, 0.3],
      [finished, 1],
    ]) {
      await api.app.inject({
        method: 'POST',
        url: `/api/articles/id/${id}/progress`,
        headers: me.headers,
        payload: { seconds: 1, position },
      })
    }
    await api.app.inject({
      method: 'POST',
      url: '/api/main-voc/add-from-article',
      headers: me.headers,
      payload: { article_id: entered },
    })
    const found = (await suited(me, 20)).map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining([kept, begun]))
    for (const id of [finished, entered, own, hidden]) expect(found).not.toContain(id)
  })
})

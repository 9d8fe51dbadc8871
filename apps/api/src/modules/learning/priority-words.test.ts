import type { PriorityWord } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall } from '../../testing/learner'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const ask = (who: Learner, query = '') => learningCall(api, who, 'GET', `/priority-words${query}`)
const listed = async (who: Learner, query = '') => (await ask(who, query)).json<PriorityWord[]>()
const names = async (who: Learner, query = '') =>
  (await listed(who, query)).map(({ spell_lower }) => spell_lower)
/** Gives a word a memory that is due in the given number of days. */
const remembered = (who: Learner, word: string, dueIn: number, stability = 10, priority = 2) =>
  api.pool.query(
    `UPDATE main_voc_item SET repeat_count = 3, phase = 2, stability = $3::float8, difficulty = 5, priority = $5,
       last_repeated_at = now() + make_interval(days => $4::int) - make_interval(secs => $3::float8 * 86400),
       next_repeated_at = now() + make_interval(days => $4::int)
     WHERE user_id = $1 AND spell_lower = $2`,
    [who.userId, word, stability, dueIn, priority],
  )
const set = (who: Learner, word: string, columns: string) =>
  api.pool.query(`UPDATE main_voc_item SET ${columns} WHERE user_id = $1 AND spell_lower = $2`, [
    who.userId,
    word,
  ])

describe('words to practise', () => {
  it('are those due by priority and retrievability, then new ones by priority and usefulness, then those due next', async () => {
    const me = await learner(api, ['dog', 'car', 'tree', 'honey', 'hammer', 'theory', 'justice', 'reluctant'])
    await remembered(me, 'dog', -1, 30)
    await remembered(me, 'car', -20, 5)
    await remembered(me, 'tree', -1, 30, 4)
    await remembered(me, 'honey', 9, 10)
    await remembered(me, 'hammer', 2, 10)
    await set(me, 'reluctant', 'priority = 3')
    await set(me, 'justice', 'lookup_count = 9')
    const words = await listed(me)
    expect(words.map(({ spell_lower, reason }) => [spell_lower, reason])).toEqual([
      ['tree', 'due'],
      ['car', 'due'],
      ['dog', 'due'],
      ['reluctant', 'new'],
      ['justice', 'new'],
      ['theory', 'new'],
      ['hammer', 'ahead'],
      ['honey', 'ahead'],
    ])
    for (const { reason, retrievability } of words) {
      if (reason === 'new') expect(retrievability).toBeNull()
      else expect(retrievability).toBeGreaterThan(0)
    }
    expect(await names(me, '?limit=2')).toEqual(['tree', 'car'])
  })

  it('never include words of priority 0, and words marked as known only if there are no others', async () => {
    const me = await learner(api, ['dog', 'car', 'tree'])
    await set(me, 'dog', 'priority = 0, mark = 3')
    await set(me, 'car', 'mark = 2')
    expect(await names(me)).toEqual(['tree'])
    await set(me, 'tree', 'priority = 0')
    expect(await names(me)).toEqual(['car'])
    await set(me, 'car', 'priority = 0')
    const none = await ask(me)
    expect(none.statusCode).toBe(404)
    expect(none.json()).toMatchObject({ code: 'no_priority_words' })
  })

  it('answer 404 if there are none', async () => {
    expect((await ask({ ...(await person(api)), spellIds: [] })).statusCode).toBe(404)
  })

  it('include words with a high score when they are due', async () => {
    const me = await learner(api, ['dog', 'car'])
    await remembered(me, 'dog', -3, 300)
    await set(me, 'dog', 'score = 9')
    expect(await names(me)).toEqual(['dog', 'car'])
  })
})

describe('vocabularies of any size', () => {
  it.each([1, 2, 3, 10, process.env.FULL ? 100_000 : 10_000])(
    'make sessions from %i words',
    async (count) => {
      const me = { ...(await person(api)), spellIds: [] as number[] }
      await api.pool.query(
        `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, repeat_count, phase, stability, difficulty,
         last_repeated_at, next_repeated_at)
       SELECT $1, id, spell_lower, 1 + id % 4, 1, CASE WHEN isDue THEN 2 ELSE 0 END, CASE WHEN isDue THEN 2 ELSE 0 END,
         CASE WHEN isDue THEN 5 END, CASE WHEN isDue THEN 5 END, CASE WHEN isDue THEN now() - interval '9 days' END,
         CASE WHEN isDue THEN now() - make_interval(days => id % 30 - 10) END
       FROM (SELECT *, id % 3 = 0 AS isDue FROM spell WHERE EXISTS (SELECT FROM spell_document d WHERE d.spell_id = id)
             ORDER BY md5(spell_lower) LIMIT $2) s`,
        [me.userId, count],
      )
      const words = await listed(me, '?limit=20')
      expect(words).toHaveLength(Math.min(20, count))
      const spellIds = words.slice(0, 10).map(({ spell_id }) => spell_id)
      const games = await gamesOf(api, { ...me, spellIds }, { size: 'small' })
      expect(games).toHaveLength(spellIds.length)
      expect(
        await gamesOf(api, { ...me, spellIds: [] }, { game_mode: 'challenge', size: 'small' }),
      ).toHaveLength(spellIds.length)
      await api.pool.query('DELETE FROM main_voc_item WHERE user_id = $1', [me.userId])
    },
  )
})

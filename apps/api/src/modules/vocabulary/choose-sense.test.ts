import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

const sentence = 'He sat for a long while at the bank and thought about it all.'
let api: TestApp
let bank: Spell
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  bank = (await api.app.inject({ url: '/api/dict/spell/bank' })).json<Spell[]>()[0]!
})
afterAll(() => api.close())

const choose = (who: Learner, body: Record<string, unknown>) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/main-voc/sense',
    headers: who.headers,
    payload: { spell_id: bank.id, context: sentence, ...body },
  })
const chosen = async (who: Learner) => {
  const answer = await api.app.inject({ url: `/api/main-voc/encounters/${bank.id}`, headers: who.headers })
  return answer
    .json<{ sentences: { sentence: string; definition_id: number | null }[] }>()
    .sentences.map((one) => [one.sentence, one.definition_id])
}
const definition = (pattern: RegExp) => bank.definitions.find(({ text }) => pattern.test(text))!.id
const askedFor = async (who: Learner): Promise<string> => {
  for (let round = 0; round < 30; round++) {
    const games = await gamesOf(api, who, { size: 'large' })
    const found = games.find(({ name }) => name.startsWith('definition-'))
    if (found) return found.question.text!
  }
  throw new Error('No game asked for a definition.')
}
const corrections = async () =>
  (await api.pool.query('SELECT offered_id, chosen_id, count FROM sense_feedback ORDER BY 1, 2')).rows

describe('the learner’s choice of a meaning', () => {
  it('is stored for the word in that sentence, and can be undone', async () => {
    const me = await learner(api, ['bank'])
    const slope = definition(/along the side of a river/)
    expect((await choose(me, { definition_id: slope })).statusCode).toBe(204)
    // The same sentence with the line breaks of another browser.
    expect(
      (await choose(me, { context: sentence.replace(' while ', '  while\n'), definition_id: slope }))
        .statusCode,
    ).toBe(204)
    expect(await chosen(me)).toEqual([[sentence, slope]])
    expect((await choose(me, { definition_id: null })).statusCode).toBe(204)
    expect(await chosen(me)).toEqual([[sentence, null]])
  })

  it('makes that meaning likelier for the word in other sentences, for this reader only', async () => {
    const me = await learner(api, ['bank'])
    const side = definition(/along the side of a river/)
    const chanceOf = async (headers = {}) => {
      const query = { text: 'bank', context: 'we talked about the bank' }
      const answer = await api.app.inject({ url: '/api/dict/look-up', query, headers })
      const { senses } = answer.json<LookUp>()
      return senses!.find(({ definition_id }) => definition_id === side)?.chance ?? 0
    }
    const before = await chanceOf(me.headers)
    await choose(me, { definition_id: side })
    expect(await chanceOf(me.headers)).toBeGreaterThan(before)
    expect(await chanceOf()).toBe(before)
  })

  it('is the meaning that is practised, whichever would fit better', async () => {
    const me = await learner(api, ['bank'])
    await choose(me, { definition_id: definition(/^a place where a supply/) })
    expect(await askedFor(me)).toMatch(/supply/)
    await choose(me, { definition_id: definition(/along the side of a river/) })
    expect(await askedFor(me)).toMatch(/along the side of a river/)
  })

  it('is counted as a correction once per sentence if another meaning was offered', async () => {
    const [slope, building] = [definition(/along the side of a river/), definition(/^a place where a supply/)]
    await api.pool.query('DELETE FROM sense_feedback')
    const me = await learner(api, ['bank'])
    await choose(me, { definition_id: slope, offered_id: slope })
    expect(await corrections()).toEqual([])
    await choose(me, { definition_id: null })
    await choose(me, { definition_id: slope, offered_id: building })
    await choose(me, { definition_id: slope, offered_id: building })
    expect(await corrections()).toEqual([{ offered_id: building, chosen_id: slope, count: 1 }])
    await choose(await learner(api, ['bank']), { definition_id: slope, offered_id: building })
    expect(await corrections()).toEqual([{ offered_id: building, chosen_id: slope, count: 2 }])
  })

  it('must be one of the word’s own definitions', async () => {
    const me = await learner(api, ['bank'])
    const [other] = (await api.app.inject({ url: '/api/dict/spell/river' })).json<Spell[]>()
    expect((await choose(me, { definition_id: other!.definitions[0]!.id })).statusCode).toBe(404)
    expect((await choose(me, { spell_id: 2000000000, definition_id: null })).statusCode).toBe(404)
    expect(await chosen(me)).toEqual([])
  })

  it('affects only that learner', async () => {
    const [me, you] = [await learner(api, ['bank']), await learner(api, ['bank'])]
    await choose(me, { definition_id: definition(/along the side of a river/) })
    expect(await chosen(you)).toEqual([])
  })
})

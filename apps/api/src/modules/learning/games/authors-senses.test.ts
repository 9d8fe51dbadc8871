import type { Spell } from '@wordhoard/contracts/dictionary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner } from '../../../testing/learner'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

const sentence = 'He sat for a long while at the bank and thought about it all.'
let api: TestApp
let bank: Spell
let articleId: number
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  bank = (await api.app.inject({ url: '/api/dict/spell/bank' })).json<Spell[]>()[0]!
  const { headers } = await person(api)
  const payload = { title: 'Bank', md_content: sentence, access_modifier: 'public' }
  articleId = (await api.app.inject({ method: 'POST', url: '/api/articles/', headers, payload })).json<{
    id: number
  }>().id
  const choice = { offset: sentence.indexOf('bank'), form: 'bank', definition_id: definition(/supply/) }
  const url = `/api/articles/id/${articleId}/senses`
  await api.app.inject({ method: 'PUT', url, headers, payload: choice })
})
afterAll(() => api.close())

const definition = (pattern: RegExp) => bank.definitions.find(({ text }) => pattern.test(text))!.id
const send = (who: Learner, method: 'POST' | 'PUT', path: string, fields: object) =>
  api.app.inject({
    method,
    url: `/api/main-voc/${path}`,
    headers: who.headers,
    payload: { spell_id: bank.id, context: sentence, ...fields },
  })
const askedFor = async (who: Learner): Promise<string> => {
  for (let round = 0; round < 30; round++) {
    const games = await gamesOf(api, who, { size: 'large' })
    const found = games.find(({ name }) => name.startsWith('definition-'))
    if (found) return found.question.text!
  }
  throw new Error('No game asked for a definition.')
}

describe('a word looked up in an article', () => {
  it('is practised in the meaning that its author chose, unless the learner chose another', async () => {
    const me = await learner(api, ['bank'])
    expect((await send(me, 'POST', 'lookups', { article_id: articleId })).statusCode).toBe(204)
    expect(await askedFor(me)).toMatch(/supply/)
    await send(me, 'PUT', 'sense', { definition_id: definition(/along the side of a river/) })
    expect(await askedFor(me)).toMatch(/along the side of a river/)
  })
})

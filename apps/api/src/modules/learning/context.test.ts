import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const read = (who: Learner, text: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/main-voc/add-from-text',
    headers: who.headers,
    payload: { text, title: 'A text' },
  })
const contexts = async (who: Learner) =>
  (await gamesOf(api, who, { size: 'large' })).map(({ question }) => question.context)

describe('a sentence from the learner’s own reading', () => {
  it('is shown with the question, without its word in any form', async () => {
    const me = await learner(api, ['reluctant', 'run', 'theory'])
    await read(
      me,
      'The reluctant witness said nothing at all. He had been running from the police for a year.',
    )
    const shown = await contexts(me)
    expect(new Set(shown)).toEqual(
      new Set([
        'The ____ witness said nothing at all.',
        'He had been ____ from the police for a year.',
        undefined,
      ]),
    )
  })

  it('loses only the phrase’s own words, even if they are separated', async () => {
    const me = await learner(api, ['put off', "make up one's mind"])
    const sentences = [
      'We had to put the long meeting off until May.',
      'They made up their minds on the train.',
    ]
    for (const [index, context] of sentences.entries())
      await api.app.inject({
        method: 'POST',
        url: '/api/main-voc/lookups',
        headers: me.headers,
        payload: { spell_id: me.spellIds[index], context },
      })
    expect(new Set(await contexts(me))).toEqual(
      new Set(['We had to ____ the long meeting ____ until May.', 'They ____ their ____ on the train.']),
    )
  })

  it('comes before others if the word was looked up in it', async () => {
    const me = await learner(api, ['reluctant'])
    await read(me, 'The reluctant witness said nothing at all.')
    await api.app.inject({
      method: 'POST',
      url: '/api/main-voc/lookups',
      headers: me.headers,
      payload: { spell_id: me.spellIds[0], context: 'She was most reluctant to leave the house that night.' },
    })
    expect(new Set(await contexts(me))).toEqual(new Set(['She was most ____ to leave the house that night.']))
  })

  it('decides which sense is asked', async () => {
    const definitions = async (sentence: string) => {
      const me = await learner(api, ['bank'])
      await api.pool.query('INSERT INTO encounter (user_id, spell_id, sentence) VALUES ($1, $2, $3)', [
        me.userId,
        me.spellIds[0],
        sentence,
      ])
      for (;;) {
        const games = await gamesOf(api, me, { size: 'large' })
        const found = games.find(({ name }) => name.startsWith('definition-'))
        if (found) return found.question.text
      }
    }
    expect(
      await definitions('She sat down on the grassy bank of the river and looked at the water.'),
    ).toMatch(/land|slope/)
    expect(
      await definitions('He paid the cheque into his account at the bank and asked for a loan.'),
    ).toMatch(/financial|money/)
  })
})

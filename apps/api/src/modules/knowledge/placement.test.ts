import {
  answerPlacement,
  getKnowledge,
  getPlacement,
  importPlacement,
  type KeptAnswer,
  type LearnerKnowledge,
  nextPlacementItem,
  type PlacementItem,
  type PlacementStep,
  startPlacement,
} from '@wordhoard/contracts/learner/knowledge'
import { getMyUserInfo, type OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const madeUp = new Set(madeUpWords)
const start = async (who: Person, language?: string) => {
  const response = await callAs(api, who, startPlacement, {
    body: language === undefined ? {} : { language },
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string; item: PlacementItem }>()
}
const answer = (who: Person, id: string, given: string, word?: string) =>
  callAs(api, who, answerPlacement, {
    params: { id },
    body: word === undefined ? { answer: given } : { answer: given, word },
  })
const rightOption = async (item: PlacementItem) => {
  if (item.kind !== 'choice') throw new Error('Only choices have options.')
  const id = api.dictionary.index.idOf(item.word)!
  const [document] = await api.dictionary.documents.get([id])
  const { definitions } = JSON.parse(document!.toString()) as { definitions: { text: string }[] }
  return item.options.find(({ text }) => text === definitions[0]!.text)!.id
}
/** Knows words up to a frequency rank, and no made-up ones. */
const answerOf = async (item: PlacementItem, rank: number) => {
  if (item.kind === 'choice') return rightOption(item)
  if (madeUp.has(item.word)) return 'no'
  return (api.dictionary.index.frequencyRank(item.word) ?? Infinity) <= rank ? 'yes' : 'no'
}

async function takePlacement(who: Person, rank: number) {
  let { id, item }: { id: string; item: PlacementItem | undefined } = await start(who)
  const items: PlacementItem[] = []
  for (;;) {
    items.push(item!)
    const step: PlacementStep = (
      await answer(who, id, await answerOf(item!, rank), item!.word)
    ).json<PlacementStep>()
    if (step.result) return { id, items, result: step.result }
    item = step.item
  }
}

describe('a placement', () => {
  it('asks at most 24 items: real words, made-up words and choices of meaning, each word once', async () => {
    const me = await person(api)
    const { items, result } = await takePlacement(me, 6000)
    expect(items.length).toBeLessThanOrEqual(24)
    const words = items.filter(({ kind }) => kind === 'word').map(({ word }) => word)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => madeUp.has(word)).length).toBeGreaterThanOrEqual(2)
    const choices = items.filter((item) => item.kind === 'choice')
    expect(choices.length).toBeGreaterThanOrEqual(1)
    for (const choice of choices) {
      expect(choice.options).toHaveLength(4)
      expect(words).toContain(choice.word)
    }
    expect(result.low).toBeLessThanOrEqual(result.vocabulary_size)
    expect(result.high).toBeGreaterThanOrEqual(result.vocabulary_size)
  })

  it('shows words with their capitals', async () => {
    const days = ['wednesday', 'thursday', 'friday', 'saturday']
    const answers: KeptAnswer[] = days.map((word) => ({ kind: 'word', word, answer: 'yes' }))
    // The meaning of one of four words that the learner claims to know is checked next.
    const { item } = (
      await callAs(api, undefined, nextPlacementItem, { body: { answers } })
    ).json<PlacementStep>()
    expect(item).toMatchObject({ kind: 'choice', spelling: expect.stringMatching(/^[A-Z][a-z]+day$/) })
    expect(item!.spelling!.toLowerCase()).toBe(item!.word)
    expect(days).toContain(item!.word)
  })

  it('gives more words and a higher level to those who know rarer words', async () => {
    const [few, many] = [await person(api), await person(api)]
    const [low, high] = [await takePlacement(few, 800), await takePlacement(many, 15_000)]
    expect(high.result.vocabulary_size).toBeGreaterThan(2 * low.result.vocabulary_size)
    const order = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
    expect(order.indexOf(high.result.level)).toBeGreaterThan(order.indexOf(low.result.level))
    const known = (await callAs(api, many, getKnowledge, {})).json<LearnerKnowledge>()
    expect(known.evidence).toBe(high.items.length)
    expect(known.curve).toHaveLength(1)
    const profile = (await callAs(api, many, getMyUserInfo, {})).json<OwnUserInfo>()
    // From B2 on, translations are shown on a tap.
    const show_translations = order.indexOf(known.level) >= order.indexOf('B2') ? 'on_tap' : 'always'
    expect(profile).toMatchObject({ estimated_level: known.level, show_translations })
  })

  it('resumes where it was left, and can be skipped at any item', async () => {
    const me = await person(api)
    const { id, item } = await start(me, 'de-AT')
    const resume = async () => (await callAs(api, me, getPlacement, { params: { id } })).json<PlacementStep>()
    expect(await resume()).toEqual({ item, answered: 0 })
    expect((await callAs(api, me, getKnowledge, {})).json<LearnerKnowledge>().unfinished_placement).toBe(id)
    const next = (await answer(me, id, 'skip', item.word)).json<PlacementStep>()
    expect(next.answered).toBe(1)
    expect(await resume()).toEqual(next)
  })

  it('takes an answer once, however often it is sent', async () => {
    const me = await person(api)
    const { id, item } = await start(me)
    const [first, second] = await Promise.all([
      answer(me, id, 'no', item.word),
      answer(me, id, 'no', item.word),
    ])
    expect([first.json<PlacementStep>().answered, second.json<PlacementStep>().answered]).toEqual([1, 1])
    expect((await answer(me, id, 'no', item.word)).json<PlacementStep>()).toEqual(first.json())
  })

  it('is nobody else’s', async () => {
    const [me, other] = [await person(api), await person(api)]
    const { id } = await start(me)
    expect((await callAs(api, other, getPlacement, { params: { id } })).statusCode).toBe(404)
    expect((await answer(other, id, 'yes')).statusCode).toBe(404)
  })
})

describe('a visitor’s placement', () => {
  it('stays on the device, and is taken along once', async () => {
    const answers: KeptAnswer[] = []
    let result: PlacementStep['result']
    while (!result) {
      const step = (
        await callAs(api, undefined, nextPlacementItem, { body: { answers, language: 'es' } })
      ).json<PlacementStep>()
      result = step.result
      if (step.item)
        answers.push({ kind: step.item.kind, word: step.item.word, answer: await answerOf(step.item, 5000) })
    }
    const { rows } = await api.pool.query(
      'SELECT count(*)::int AS count FROM placement WHERE language = $1',
      ['es'],
    )
    expect(rows).toEqual([{ count: 0 }])
    const me = await person(api)
    const take = () => callAs(api, me, importPlacement, { body: { answers, language: 'es' } })
    const taken = await take()
    expect(taken.statusCode, taken.body).toBe(200)
    expect(taken.json()).toEqual({ result })
    await take()
    const known = (await callAs(api, me, getKnowledge, {})).json<LearnerKnowledge>()
    expect(known.evidence).toBe(answers.length)
  })

  it('that was left early waits here where it was left, once', async () => {
    const answers: KeptAnswer[] = []
    while (answers.length < 3) {
      const step = (
        await callAs(api, undefined, nextPlacementItem, { body: { answers } })
      ).json<PlacementStep>()
      const { kind, word } = step.item!
      answers.push({ kind, word, answer: await answerOf(step.item!, 5000) })
    }
    const me = await person(api)
    const take = () => callAs(api, me, importPlacement, { body: { answers } })
    const unfinished = async () =>
      (await callAs(api, me, getKnowledge, {})).json<LearnerKnowledge>().unfinished_placement!
    expect((await take()).statusCode).toBe(200)
    const id = await unfinished()
    const step = (await callAs(api, me, getPlacement, { params: { id } })).json<PlacementStep>()
    expect(step.answered).toBe(3)
    await answer(me, id, await answerOf(step.item!, 5000), step.item!.word)
    await take()
    expect(await unfinished()).toBe(id)
    const { rows } = await api.pool.query('SELECT count(*)::int AS count FROM placement WHERE user_id = $1', [
      me.userId,
    ])
    expect(rows).toEqual([{ count: 1 }])
  })
})

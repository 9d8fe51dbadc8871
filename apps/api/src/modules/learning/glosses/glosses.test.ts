import {
  askGloss,
  type FoundGloss,
  findGlosses,
  getGlossSettings,
  setGlossSettings,
} from '@wordhoard/contracts/learner/glosses'
import { overruleWords, sayLevel } from '@wordhoard/contracts/learner/knowledge'
import type { AnswerResult, Game, GameOption } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../testing/calls'
import { play, spellIdOf } from '../../../testing/learner'
import { type Person, person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

/** Sentences in which a word surely has one of its meanings. */
const sentences = {
  gnaw: 'The dog lay in the garden to gnaw a bone.',
  drought: 'After months of drought the fields were brown.',
  seaweed: 'The beach was covered with wet seaweed and shells.',
  gull: 'A gull cried over the harbour and the boats.',
  house: 'They bought a house near the river.',
} as const
type Word = keyof typeof sentences

const inText = (word: string, context: string = sentences[word as Word]) => ({
  spell_id: spellIdOf(api, word),
  text: word,
  context,
  at: context.indexOf(word),
})
const candidate = (word: Word, place: number) => ({ ...inText(word), place })

/** A learner who knows little, with words that they met while reading. */
async function beginner(): Promise<Person> {
  const who = await person(api)
  await callAs(api, who, sayLevel, { body: { level: 'A1' } })
  await api.pool.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
     SELECT $1, id, spell_lower, 1, 0 FROM spell WHERE spell_lower = ANY($2::text[])`,
    [who.userId, Object.keys(sentences)],
  )
  return who
}

async function find(
  who: Person,
  candidates: readonly ReturnType<typeof candidate>[],
  words = 600,
): Promise<FoundGloss[]> {
  const body = { words, candidates: [...candidates], tz: 'Europe/London' }
  const response = await callAs(api, who, findGlosses, { body })
  if (response.statusCode !== 200) throw new Error(response.payload)
  return response.json<FoundGloss[]>()
}

async function ask(who: Person, word: Word, lang?: string): Promise<Game> {
  const response = await callAs(api, who, askGloss, { body: { ...inText(word), lang } })
  if (response.statusCode !== 200) throw new Error(response.payload)
  return response.json<Game>()
}

const moveAnswersBack = (who: Person, days: number) =>
  api.pool.query(
    `UPDATE answer_log SET local_date = local_date - $2::int, answered_at = answered_at - make_interval(days => $2::int)
     WHERE user_id = $1`,
    [who.userId, days],
  )

describe('whether words ask for their meaning', () => {
  it('is off until the learner turns it on, and stays as they choose', async () => {
    const who = await person(api)
    const get = async () => (await callAs(api, who, getGlossSettings, {})).json<unknown>()
    expect(await get()).toEqual({ is_on: false })
    await callAs(api, who, setGlossSettings, { body: { is_on: true } })
    expect(await get()).toEqual({ is_on: true })
    await callAs(api, who, setGlossSettings, { body: { is_on: false } })
    expect(await get()).toEqual({ is_on: false })
  })
})

describe('the words that get a gloss', () => {
  it('are those that the learner probably doesn’t know, none that they know', async () => {
    const who = await beginner()
    const found = await find(who, [candidate('house', 50), candidate('gnaw', 200), candidate('drought', 400)])
    expect(found).toEqual([
      { place: 200, spell_id: spellIdOf(api, 'gnaw'), successes: 0, is_done_today: false },
      { place: 400, spell_id: spellIdOf(api, 'drought'), successes: 0, is_done_today: false },
    ])
  })

  it('are the most frequent where there are too many, and each asks once', async () => {
    const who = await beginner()
    const found = await find(who, [
      candidate('gnaw', 100),
      candidate('drought', 130),
      candidate('gull', 150),
      candidate('drought', 300),
    ])
    const rank = new Map(found.map(({ place, spell_id }) => [place, spell_id]))
    expect(rank.get(130)).toBe(spellIdOf(api, 'drought'))
    expect(found).toHaveLength(1)
    expect(await find(who, [candidate('gnaw', 30)], 59)).toEqual([])
  })

  it('are never saved as known, ignored, or said to be known', async () => {
    const who = await beginner()
    await api.pool.query('UPDATE main_voc_item SET mark = 2 WHERE user_id = $1 AND spell_id = $2', [
      who.userId,
      spellIdOf(api, 'gnaw'),
    ])
    await api.pool.query('UPDATE main_voc_item SET mark = 3 WHERE user_id = $1 AND spell_id = $2', [
      who.userId,
      spellIdOf(api, 'gull'),
    ])
    await callAs(api, who, overruleWords, { body: { words: [{ word: 'drought', known: true }] } })
    const all = [candidate('gnaw', 100), candidate('gull', 200), candidate('drought', 300)]
    expect(await find(who, all)).toEqual([])
  })

  it('are no names, nor parts of phrases, nor words whose meaning is in doubt', async () => {
    const who = await beginner()
    const asked = (word: string, context: string) => ({ ...inText(word, context), place: 100 })
    const usher = { ...inText('usher', 'Then Mr usher came.'), place: 100 }
    const name = { ...usher, text: 'Usher', context: 'We met Usher at the gate.', at: 7 }
    expect(await find(who, [name as never])).toEqual([])
    expect(await find(who, [asked('kick', 'The old man will kick the bucket soon.') as never])).toEqual([])
    expect(await find(who, [asked('draw', 'A draw.') as never])).toEqual([])
  })
})

describe('the question of a gloss', () => {
  it('has three meanings in the learner’s language, or definitions, and nothing that tells which is right', async () => {
    const who = await beginner()
    const game = await ask(who, 'drought', 'es')
    expect(game.question).toEqual({ kind: 'spell', text: 'drought', part_of_speech: 'noun' })
    const texts = (game.answers as GameOption[]).map(({ text }) => text)
    expect(texts).toHaveLength(3)
    expect(texts.filter((text) => text?.startsWith('sequía'))).toHaveLength(1)
    expect(JSON.stringify(game)).not.toContain('definition_id')
    const english = await ask(who, 'drought', 'xx')
    expect((english.answers as GameOption[]).map(({ text }) => text)).toContain('a long time without rain')
  })

  it('takes the meaning that the text’s author chose for a word in doubt', async () => {
    const who = await beginner()
    const { rows } = await api.pool.query<{ id: number }>(
      `SELECT id FROM definition WHERE spell_id = $1 AND part_of_speech = 'noun' ORDER BY id DESC`,
      [spellIdOf(api, 'drought')],
    )
    const body = { ...inText('drought', 'A drought.'), chosen_id: rows[0]!.id }
    expect((await callAs(api, who, askGloss, { body })).statusCode).toBe(200)
    expect((await callAs(api, who, askGloss, { body: { ...body, chosen_id: 1 } })).statusCode).toBe(404)
  })

  it('is refused for a word whose meaning isn’t sure', async () => {
    const who = await beginner()
    const response = await callAs(api, who, askGloss, { body: inText('draw', 'A draw.') })
    expect(response.statusCode).toBe(404)
  })

  it('is answered once, as evidence and a review, and never counts as an unfinished session', async () => {
    const who = await beginner()
    const game = await ask(who, 'gnaw', 'de')
    const result: AnswerResult = await play(api, who, game)
    expect(result).toMatchObject({ is_correct: true, spell_lower: 'gnaw' })
    expect(result.lesson?.options).toHaveLength(3)
    const { rows } = await api.pool.query(
      'SELECT is_gloss, is_correct, game_name FROM answer_log WHERE user_id = $1',
      [who.userId],
    )
    expect(rows).toEqual([{ is_gloss: true, is_correct: true, game_name: 'spell-definition' }])
    const item = await api.pool.query(
      'SELECT repeat_count, next_repeated_at > now() AS later FROM main_voc_item WHERE user_id = $1 AND spell_id = $2',
      [who.userId, result.spell_id],
    )
    expect(item.rows).toEqual([{ repeat_count: 1, later: true }])
    const open = await api.app.inject({ url: '/api/learn/open-session', headers: who.headers })
    expect(open.json()).toBeNull()
    const today = await api.app.inject({ url: '/api/learn/today?tz=Europe/London', headers: who.headers })
    expect(today.json()).toMatchObject({ begun_today: 0 })
    await expect(play(api, who, game)).rejects.toThrow('Already answered')
  })

  it('fades after a success and is gone after two on different days', async () => {
    const who = await beginner()
    const where = [candidate('gnaw', 100)]
    await play(api, who, await ask(who, 'gnaw'), false)
    expect(await find(who, where)).toMatchObject([{ successes: 0, is_done_today: false }])
    await play(api, who, await ask(who, 'gnaw'))
    expect(await find(who, where)).toMatchObject([{ successes: 1, is_done_today: true }])
    await play(api, who, await ask(who, 'gnaw'))
    expect(await find(who, where)).toMatchObject([{ successes: 1, is_done_today: true }])
    await moveAnswersBack(who, 2)
    expect(await find(who, where)).toMatchObject([{ successes: 1, is_done_today: false }])
    await play(api, who, await ask(who, 'gnaw'))
    expect(await find(who, where)).toEqual([])
  })
})

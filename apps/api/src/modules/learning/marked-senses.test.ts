import { randomInt } from 'node:crypto'
import { type Spell, searchWords } from '@wordhoard/contracts/dictionary'
import type { Game, PriorityWord } from '@wordhoard/contracts/learning'
import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import type { MainVocabularyPage } from '@wordhoard/contracts/vocabulary'
import { isMarkedDefinition, markedUsages } from '@wordhoard/lexicon/marked-usages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { gamesOf, type Learner, learner, learningCall, play, spellIdOf } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

/** Words whose only senses are offensive, taboo or sexual, of ours and of WordNet's. */
const rude = ['fuck', 'idiot', 'wanker', 'heroin', 'pornography']
/** Words with other senses, too. */
const mixed = ['screw', 'love', 'dog', 'cock', 'rack']
const plain = ['reluctant', 'theory', 'bridge', 'carry', 'happy', 'garden']

let api: TestApp
/** Texts of definitions that nobody is shown unasked. */
let marked: ReadonlySet<string>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  const { rows } = await api.pool.query<{ text: string }>(
    `SELECT text FROM definition WHERE usages && $1 EXCEPT SELECT text FROM definition WHERE NOT usages && $1`,
    [markedUsages],
  )
  marked = new Set(rows.map(({ text }) => text))
})
afterAll(() => api.close())

const get = async <T>(me: Learner, url: string) =>
  (await api.app.inject({ url: `/api${url}`, headers: me.headers })).json<T>()
const entryOf = async (me: Learner, word: string) => (await get<Spell[]>(me, `/dict/spell/${word}`))[0]!

/** Chooses a marked sense of a word for a sentence, as a reader does who meets it in a text. */
async function chooseMarkedSense(me: Learner, word: string, context: string): Promise<string> {
  const definition = (await entryOf(me, word)).definitions.find(isMarkedDefinition)!
  const response = await api.app.inject({
    method: 'PUT',
    url: '/api/main-voc/sense',
    headers: me.headers,
    payload: { spell_id: spellIdOf(api, word), context, definition_id: definition.id },
  })
  expect(response.statusCode, response.payload).toBeLessThan(300)
  return definition.text
}

/** Everything that games show, in questions, options and verdicts. */
async function collectTexts(me: Learner, games: readonly Game[]): Promise<string[]> {
  const shown: string[] = []
  for (const game of games) {
    const { lesson } = await play(api, me, game, false)
    shown.push(
      lesson!.word,
      lesson!.meaning,
      ...lesson!.options.flatMap(({ word, meaning }) => [word, meaning]),
    )
    shown.push(...[game.question, ...game.answers].flatMap((each) => Object.values(each).map(String)))
    if (lesson!.sentence) shown.push(lesson!.sentence)
  }
  return shown
}

describe('a word that isn’t fit for a class', () => {
  it('isn’t practised, however it was saved, and doesn’t count as ready', async () => {
    const me = await learner(api, [...rude, ...plain])
    expect(await get<LearnToday>(me, '/learn/today?tz=Europe/London')).toMatchObject({ fresh: plain.length })
    const words = await get<PriorityWord[]>(me, '/learn/priority-words?limit=50')
    expect(words.map(({ spell_lower }) => spell_lower).toSorted()).toEqual(plain.toSorted())
    const games = await gamesOf(api, me)
    expect(new Set(games.map(({ id }) => id)).size).toBeGreaterThan(plain.length)
    const shown = await collectTexts(me, games)
    for (const word of rude) expect(shown).not.toContain(word)
    const challenge = await gamesOf(api, me, { game_mode: 'challenge', forgotten_spell_ids: [] })
    expect(challenge.length).toBeGreaterThan(0)
    const onlyRude = await learner(api, rude)
    expect(await get<LearnToday>(onlyRude, '/learn/today?tz=Europe/London')).toMatchObject({
      ...{ due: 0, fresh: 0, has_words: false },
    })
    const response = await learningCall(api, onlyRude, 'POST', '/create-games', {
      ...{ forgotten_spell_ids: onlyRude.spellIds, remembered_spell_ids: [], wanted_words_number: 5 },
    })
    expect(response.json()).toMatchObject({ code: 'no_spells_for_game' })
  })

  it('stays in its reader’s vocabulary, with a label, and is found by those who look it up', async () => {
    const me = await learner(api, ['wanker', 'garden'])
    const { vocabulary } = await get<MainVocabularyPage>(me, '/main-voc?meanings=true&limit=10&offset=0')
    const meaningOf = (word: string) => vocabulary.find(({ spell_lower }) => spell_lower === word)?.meaning
    expect(meaningOf('wanker')).toMatch(/^\((?:offensive|taboo|sexual)(?:, \w+)*\) \w/)
    expect(meaningOf('garden')).not.toMatch(/^\(/)
    const csv = await api.app.inject({ url: '/api/main-voc/export?format=csv', headers: me.headers })
    expect(csv.payload).toMatch(/wanker,noun,"?\((?:offensive|taboo|sexual)/)
    expect((await entryOf(me, 'wanker')).definitions[0]?.text).toMatch(/\w/)
  })

  it('is no suggestion while somebody types, nor a relative of another word', async () => {
    const found = async (text: string) =>
      (await callAs(api, undefined, searchWords, { params: { text } }))
        .json<{ spell_lower: string }[]>()
        .map(({ spell_lower }) => spell_lower)
    expect((await found('fuc')).join(' ')).not.toMatch(/fuck/)
    expect(await found('fuck')).toContain('fuck')
    expect(await found('gard')).toContain('garden')
    expect(await found('gard')).toHaveLength(10)
    for (const word of ['mother', 'head', 'bull']) {
      const answer = await api.app.inject({ url: `/api/dict/relatives/${spellIdOf(api, word)}` })
      expect(answer.payload).not.toMatch(/fuck|dickhead|shit/)
    }
  })
})

describe('a word with other senses', () => {
  it('is practised in those, without the sentence in which it isn’t fit for a class', async () => {
    const me = await learner(api, mixed)
    const sentence = 'The two of them went upstairs to screw while the others were out.'
    const meaning = await chooseMarkedSense(me, 'screw', sentence)
    const other = 'She married a man who made love to her only by letter.'
    await chooseMarkedSense(me, 'love', other)
    const games = await gamesOf(api, me, { size: 'large' })
    const shown = await collectTexts(me, games)
    expect(shown).toEqual(expect.arrayContaining(['screw', 'love', 'dog']))
    for (const text of [meaning, sentence, other]) expect(shown).not.toContain(text)
    expect(shown.filter((text) => marked.has(text))).toEqual([])
  })
})

describe('what the product chooses', () => {
  it('contains no such sense in many sessions of common words', async () => {
    const { rows } = await api.pool.query<{ spell_lower: string }>(
      `SELECT spell_lower FROM spell WHERE frequency_rank BETWEEN 100 AND 12000
         AND EXISTS (SELECT FROM definition d WHERE d.spell_id = spell.id AND d.usages && $1)`,
      [markedUsages],
    )
    expect(rows.length).toBeGreaterThan(150)
    const start = randomInt(rows.length)
    const words = [...rows, ...rows].slice(start, start + 60).map(({ spell_lower }) => spell_lower)
    for (let at = 0; at < words.length; at += 10) {
      const me = await learner(api, words.slice(at, at + 10))
      const games = await gamesOf(api, me, { size: 'small' })
      const shown = await collectTexts(me, games)
      expect(
        shown.filter((text) => marked.has(text)),
        `words from ${start}`,
      ).toEqual([])
      expect(shown.join('\n')).not.toMatch(/incest|sexual intercourse|ethnic slur|heroin/i)
    }
  })

  it('names nothing unfit as the first meaning of common words', async () => {
    const me = await learner(api, [])
    for (const word of ['mate', 'deal', 'get', 'come', 'bank', 'make', 'know', 'bed', 'drug', 'couple'])
      expect(JSON.stringify((await entryOf(me, word)).definitions.slice(0, 3)), word).not.toMatch(
        /incest|sexual intercourse/i,
      )
  })
})

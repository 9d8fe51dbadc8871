import { blankForms } from '@wordhoard/learning/blank'
import { shareEquivalent } from '@wordhoard/learning/glosses/equivalents'
import { hasRelative } from '@wordhoard/learning/relatives'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spellIdOf } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { couldBeRight } from '../learning/games/confusable'
import { DistractorSource, type Distractors } from '../learning/games/distractors'
import { type GameLexicon, loadGameLexicon } from '../learning/games/game-lexicon'
import { MediaNames } from '../learning/games/media-names'
import { type WordFacts, WordFactsStore } from '../learning/games/word-facts'
import { pivotEquivalents } from '../learning/glosses/equivalents-of'
import { likenessOfWords } from '../learning/glosses/word-likeness'
import { Translations } from '../translations/translations.service'
import { type MadeQuestions, makeQuestions, type QuestionDeps } from './make-questions'
import { ALIKE, drawNear } from './near-options'
import { type StoredQuestion, showQuestion } from './stored-question'

/** Number of words of the sample: every hundredth of those that learners meet, beginning anywhere. */
const EVERY = 100
const MAX_RANK = 12_000

let api: TestApp
let deps: QuestionDeps
let lexicon: GameLexicon
let asked: number[]
let made: MadeQuestions
let facts: ReadonlyMap<number, WordFacts>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  lexicon = await loadGameLexicon(api.pool)
  const { pool, dictionary } = api
  const store = new WordFactsStore(dictionary)
  // Everyday runs try the same words, so that failures are never random.
  const random = process.env.FULL ? Math.random : randomFromSeed(7)
  const source = new DistractorSource({ lexicon, facts: store, dictionary, random })
  const names = new MediaNames(Buffer.alloc(32, 7))
  deps = {
    pool,
    facts: store,
    names,
    random,
    distractors: async () => source,
    translations: new Translations(pool),
  }
  const { rows } = await api.pool.query<{ id: number }>(
    `SELECT s.id FROM spell s JOIN definition d ON d.spell_id = s.id AND d.ordinal = 0
     WHERE s.frequency_rank <= $1 AND NOT s.is_function AND d.source = 'Wordhoard' AND s.id % $2 = $3
     ORDER BY s.frequency_rank`,
    [MAX_RANK, EVERY, Math.floor(random() * EVERY)],
  )
  asked = rows.map(({ id }) => id)
  made = await makeQuestions(deps, asked)
  facts = await deps.facts.get(asked)
})
afterAll(() => api.close())

const rightOf = ({ options, right }: StoredQuestion) => options.filter(({ id }) => id === right)
const wrongOf = ({ options, right }: StoredQuestion) => options.filter(({ id }) => id !== right)

describe('the questions of a test', () => {
  it('are made of nearly all words, one of each, in the order given', () => {
    expect(asked.length).toBeGreaterThan(30)
    expect(made.questions.length).toBeGreaterThan(asked.length * 0.8)
    const words = made.questions.map(({ spell_id }) => spell_id)
    expect(words).toEqual(asked.filter((id) => words.includes(id)))
    expect(made.leftOut).toEqual(asked.filter((id) => !words.includes(id)))
    expect(new Set(made.questions.map(({ kind }) => kind)).size).toBe(2)
  })

  it('ask for no rare sense of a word that the learners’ dictionary has', async () => {
    // Its plain meaning names the rain, and so can be no option among others.
    const rainbow = await makeQuestions(deps, [spellIdOf(api, 'rainbow')])
    const known = new Map([...facts, ...(await deps.facts.get([spellIdOf(api, 'rainbow')]))])
    const rare = [...made.questions, ...rainbow.questions].filter(({ spell_id, meaning }) => {
      const { senses } = known.get(spell_id)!
      const asked = senses.find(({ text }) => text === meaning)
      return senses.some(({ isForLearners }) => isForLearners) && !asked?.isForLearners
    })
    expect(rare.map(({ word, meaning }) => [word, meaning])).toEqual([])
  })

  it('have four different options, one of which is right', () => {
    for (const question of made.questions) {
      expect(question.options).toHaveLength(4)
      expect(new Set(question.options.map(({ text }) => text)).size).toBe(4)
      const [right] = rightOf(question)
      expect(right?.text).toBe(question.kind === 'meaning' ? question.meaning : question.word)
    }
  })

  it('have no second right answer, as far as the dictionary tells', async () => {
    for (const question of made.questions.filter(({ kind }) => kind === 'word')) {
      const target = facts.get(question.spell_id)!
      const sense = target.senses.find(({ text }) => text === question.meaning)!
      const ids = wrongOf(question).map(({ text }) => api.dictionary.index.idOf(text.toLowerCase())!)
      for (const other of (await deps.facts.get(ids)).values())
        expect(couldBeRight(lexicon, { facts: target, sense }, other), question.word).toBe(false)
    }
  })

  it('have no option that shares a translation with any meaning of the word', async () => {
    const asked = made.questions.filter(({ kind }) => kind === 'word')
    for (const question of asked) {
      const own = facts.get(question.spell_id)!.senses.map(({ id }) => id)
      const ids = wrongOf(question).map(({ text }) => api.dictionary.index.idOf(text.toLowerCase())!)
      const others = [...(await deps.facts.get(ids)).values()].map(({ senses }) => senses[0]!.id)
      for (const of of await pivotEquivalents(deps, [...own, ...others]))
        for (const id of own)
          for (const other of others)
            expect(shareEquivalent(of(id), of(other)), `${question.word}: ${of(id)}, ${of(other)}`).toBe(
              false,
            )
    }
  })

  it('have options from nearer subjects than games, but none of much the same meaning', async () => {
    const words = [...facts.values()].flatMap((word) =>
      word.senses.slice(0, 1).map((sense) => ({ facts: word, sense })),
    )
    const near = await drawNear(deps, words, () => ({ words: 3, definitions: 3 }))
    const source = await deps.distractors()
    const any = await source.draw(words, () => ({ words: 3, definitions: 3, close: false, pictures: 0 }))
    const likenesses = (drawn: readonly Distractors[], kind: 'words' | 'definitions') =>
      drawn.flatMap((each, at) =>
        each[kind].map(({ headword }) => likenessOfWords(words[at]!.facts.headword, headword)),
      )
    const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
    for (const kind of ['words', 'definitions'] as const) {
      expect(mean(likenesses(near, kind))).toBeGreaterThan(mean(likenesses(any, kind)) + 0.05)
      expect(likenesses(near, kind).filter((each) => each >= ALIKE)).toEqual([])
    }
  })

  it('have no people of a religion nor holy names as wrong options, even for days and months', async () => {
    const days = ['saturday', 'friday', 'sunday', 'june', 'december', 'christmas']
    const ids = days.map((word) => spellIdOf(api, word))
    const unkind = /\b(jews?|jewish|christ|christians?|muslims?|islam|jesus|hindus?|buddhists?)\b/i
    for (let round = 0; round < 8; round++) {
      const { questions } = await makeQuestions(deps, ids, round)
      expect(questions.length).toBeGreaterThan(0)
      const wrong = questions.flatMap((question) => wrongOf(question).map(({ text }) => text))
      expect(wrong.filter((text) => unkind.test(text))).toEqual([])
    }
  })

  it('don’t give their word away', () => {
    for (const question of made.questions) {
      const { forms, spellings } = facts.get(question.spell_id)!
      const hidden = question.kind === 'word' ? [question.text] : question.options.map(({ text }) => text)
      for (const text of hidden) {
        expect(blankForms(text, forms), question.word).toBeNull()
        expect(hasRelative(text, spellings), question.word).toBe(false)
      }
    }
  })

  it('mark the word in a sentence of its own meaning', async () => {
    const inSentence = made.questions.filter(({ sentence }) => sentence !== null)
    expect(inSentence.length).toBeGreaterThan(5)
    for (const { sentence, spell_id, meaning } of inSentence) {
      const { text, marks } = sentence!
      for (const [start, end] of marks)
        expect(blankForms(text.slice(start, end), facts.get(spell_id)!.forms)).not.toBeNull()
      const { rows } = await api.pool.query(
        'SELECT FROM definition WHERE spell_id = $1 AND text = $2 AND $3 = ANY (examples)',
        [spell_id, meaning, text],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('leave out words that aren’t in the dictionary', async () => {
    const { questions, leftOut } = await makeQuestions(deps, [spellIdOf(api, 'lantern'), 2147483600])
    expect(questions).toHaveLength(1)
    expect(leftOut).toEqual([2147483600])
  })

  it('show nothing that tells which option is right', () => {
    const [question] = made.questions
    expect(Object.keys(showQuestion(question!, 0, 1)).sort()).toEqual(
      ['kind', 'number', 'options', 'part_of_speech', 'sentence', 'text'].sort(),
    )
  })
})

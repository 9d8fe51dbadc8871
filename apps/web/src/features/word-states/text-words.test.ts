import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeWords,
  coverageInterval,
  coverageOf,
  coveragePercent,
  phrasePlaces,
  stateOfForm,
  stateOfWord,
  textWords,
  wordsForCoverage,
} from './text-words'

let lastId = 0
function word(
  spell_lower: string,
  state: WordState | null,
  count = 1,
  more: Partial<TextWord> = {},
): TextWord {
  lastId += 1
  const probability = state === 'known' ? 1 : state === 'learning' ? 0.9 : 0.1
  return {
    spell_id: lastId,
    spell_lower,
    state,
    score: null,
    probability,
    forms: [spell_lower],
    count,
    ...more,
  }
}

describe('the state of a form', () => {
  it('is its word’s state, and null for known or ignored words', () => {
    const words = textWords([
      word('run', 'learning', 3, { score: 1, forms: ['ran', 'running'] }),
      word('the', 'known'),
      word('zeal', 'ignored'),
      word('fjord', null),
      word('heron', 'met'),
      word('oar', 'new'),
    ])
    expect(stateOfForm(words, 'ran')).toBe('learning-low')
    expect(stateOfForm(words, 'running')).toBe('learning-low')
    expect(stateOfForm(words, 'the')).toBeNull()
    expect(stateOfForm(words, 'zeal')).toBeNull()
    expect(stateOfForm(words, 'fjord')).toBe('met')
    expect(stateOfForm(words, 'heron')).toBe('met')
    expect(stateOfForm(words, 'oar')).toBe('new')
    expect(stateOfForm(words, 'london')).toBeUndefined()
  })

  it('is none for a word that the reader probably knows, unless they saved it', () => {
    const words = textWords([
      word('month', null, 1, { probability: 0.97 }),
      word('lunch', 'met', 1, { probability: 0.6 }),
      word('reluctant', 'met', 1, { probability: 0.4 }),
      word('bank', 'new', 1, { probability: 0.97 }),
    ])
    const drawn = (newBelow?: number) =>
      ['month', 'lunch', 'reluctant', 'bank'].map((form) => stateOfForm(words, form, newBelow))
    expect(drawn()).toEqual([null, null, 'met', 'new'])
    expect(drawn(0.7)).toEqual([null, 'met', 'met', 'new'])
    expect(drawn(0.3)).toEqual([null, null, null, 'new'])
  })

  it('has three levels of learning, by score', () => {
    const shades = [0, 2.3, 2.4, 4.6, 4.7, 6.99].map((score) =>
      stateOfWord({ state: 'learning', score, probability: 0.9 }),
    )
    expect(shades).toEqual([
      'learning-low',
      'learning-low',
      'learning-mid',
      'learning-mid',
      'learning-high',
      'learning-high',
    ])
  })

  it('is that of the word to be learnt in a contraction', () => {
    const words = textWords([
      word('dare', 'met', 1, { forms: ["daren't"] }),
      word('not', 'known', 1, { forms: ["daren't"] }),
    ])
    expect(stateOfForm(words, "daren't")).toBe('met')
  })
})

describe('coverage', () => {
  it('is the share of running words that are probably known, without ignored ones', () => {
    const words = textWords([
      word('the', 'known', 60),
      word('garden', 'learning', 20),
      word('oar', 'new', 10),
      word('heron', 'met', 6),
      word('fjord', null, 4),
      word('zeal', 'ignored', 50),
    ])
    const { tokens, known } = coverageOf(words)
    expect(tokens).toBe(100)
    expect(known).toBeCloseTo(60 + 20 * 0.9 + 20 * 0.1)
    expect(coveragePercent(coverageOf(words))).toBe(80)
  })

  it('is 100 % only if every word is known', () => {
    expect(coveragePercent({ tokens: 10_000, known: 9_999 })).toBe(99)
    expect(coveragePercent({ tokens: 10_000, known: 10_000 })).toBe(100)
    expect(coveragePercent({ tokens: 0, known: 0 })).toBe(100)
  })

  it('follows a change, and its undo, at once', () => {
    const heron = word('heron', 'met', 25)
    const words = textWords([word('the', 'known', 75), heron])
    const known = changeWords(words, [{ spellId: heron.spell_id, state: 'known' }])
    expect(coveragePercent(coverageOf(known))).toBe(99)
    expect(stateOfForm(known, 'heron')).toBeNull()
    const back = changeWords(known, [{ spellId: heron.spell_id, state: 'met' }])
    expect(coveragePercent(coverageOf(back))).toBe(77)
    expect(stateOfForm(back, 'heron')).toBe('met')
  })

  it('has an interval, which moves with it and ends at 0 and 100 %', () => {
    const heron = word('heron', 'met', 25)
    // The mean of the probabilities is 77.5 %.
    const estimate = { estimate: 0.785, low: 0.6, high: 0.9 }
    const words = textWords([word('the', 'known', 75), heron], [], estimate)
    expect(coverageInterval(words)).toEqual({ low: 60, high: 90 })
    const known = changeWords(words, [{ spellId: heron.spell_id, state: 'known' }])
    expect(coveragePercent(coverageOf(words))).toBe(78)
    expect(coverageInterval(known)).toEqual({ low: 82, high: 100 })
    expect(coverageInterval(textWords([word('the', 'known', 75)]))).toEqual({ low: 100, high: 100 })
  })

  it('ignores words that the text does not contain', () => {
    const words = textWords([word('heron', 'met')])
    expect(changeWords(words, [{ spellId: 999_999, state: 'known' }]).byId).toEqual(words.byId)
  })
})

describe('wordsForCoverage', () => {
  it('returns the words that raise the coverage most, until it is 98 %', () => {
    const words = textWords([
      word('the', 'known', 190),
      word('lunch', 'met', 9, { probability: 0.97 }),
      word('oar', 'new', 5),
      word('heron', 'met', 3),
      word('fjord', null, 1),
      word('zeal', 'met', 1),
      word('scorn', 'ignored', 9),
    ])
    const { words: offered, percent } = wordsForCoverage(words)
    expect(offered.map(({ spell_lower }) => spell_lower)).toEqual(['oar', 'heron'])
    expect(percent).toBe(98)
  })

  it('returns at most 20 words and never lowers the coverage', () => {
    const states = fc.constantFrom<WordState | null>('met', 'new', 'learning', 'known', 'ignored', null)
    fc.assert(
      fc.property(fc.array(fc.tuple(states, fc.integer({ min: 1, max: 50 }))), (entries) => {
        const words = textWords(entries.map(([state, count], at) => word(`word${at}`, state, count)))
        const toLearn = wordsForCoverage(words)
        expect(toLearn.words.length).toBeLessThanOrEqual(20)
        expect(toLearn.percent).toBeGreaterThanOrEqual(coveragePercent(coverageOf(words)))
        const learnt = changeWords(
          words,
          toLearn.words.map(({ spell_id }) => ({ spellId: spell_id, state: 'learning' })),
        )
        expect(coveragePercent(coverageOf(learnt))).toBe(toLearn.percent)
      }),
    )
  })
})

describe('phrasePlaces', () => {
  const phrase = (spell_id: number, state: WordState, ...places: [number, number][][]) => ({
    spell_id,
    spell_lower: `phrase ${spell_id}`,
    state,
    score: 0,
    places,
  })

  it('returns the phrases to be learnt in text order, the longer one if two overlap', () => {
    const words = textWords(
      [],
      [
        phrase(
          1,
          'new',
          [[20, 30]],
          [
            [0, 3],
            [8, 11],
          ],
        ),
        phrase(2, 'learning', [[20, 35]]),
        phrase(3, 'known', [[40, 50]]),
      ],
    )
    expect(phrasePlaces(words)).toEqual([
      {
        stretches: [
          [0, 3],
          [8, 11],
        ],
        state: 'new',
      },
      { stretches: [[20, 35]], state: 'learning-low' },
    ])
  })

  it('follows changes of phrases, which do not count in the coverage', () => {
    const words = textWords([word('run', 'known', 3)], [phrase(1, 'new', [[0, 5]])])
    expect(coverageOf(words)).toEqual({ tokens: 3, known: 3 })
    expect(phrasePlaces(changeWords(words, [{ spellId: 1, state: null }]))).toEqual([])
    const saved = changeWords(changeWords(words, [{ spellId: 1, state: null }]), [
      { spellId: 1, state: 'new' },
    ])
    expect(phrasePlaces(saved)).toHaveLength(1)
  })
})

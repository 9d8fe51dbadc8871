import type { FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import { describe, expect, it } from 'vitest'
import { senseProfile } from '../profile'
import { rankTap } from './rank-tap'
import type { TapEntry } from './tap-features'

const sense = (partOfSpeech: string, gloss: string, tagCount = 0) =>
  senseProfile({ partOfSpeech, tagCount, own: [gloss], related: [] })
const use = (headword: string, name: FormUse['use'], prior: number, support = 1): FormUse => ({
  headword,
  use: name,
  isItself: name === 'noun',
  prior,
  support,
})

const year: TapEntry = {
  headword: 'year',
  uses: [use('year', 'plural', 0.5)],
  profiles: [sense('noun', 'twelve months', 90), sense('noun', 'a class in a school', 2)],
  scores: [2, 0],
}
const years: TapEntry = {
  headword: 'years',
  uses: [use('years', 'noun', 0.5)],
  profiles: [sense('noun', 'old age', 1)],
  scores: [1],
}
const orderOf = (entries: readonly TapEntry[], form = 'years') =>
  rankTap(form, entries).map(({ entry, sense: at }) => `${entries[entry]!.headword} ${at}`)

describe('rankTap', () => {
  it('ranks the senses of all entries together: the base’s sense wins unless the form’s own is likelier', () => {
    expect(orderOf([years, year])[0]).toBe('year 0')
    expect(orderOf([year, years])[0]).toBe('year 0')
    const likelier = { ...years, uses: [use('years', 'noun', 0.98)], scores: [9] }
    expect(orderOf([year, likelier])[0]).toBe('years 0')
    expect(orderOf([year, years])).toHaveLength(3)
  })

  it('prefers senses of a word class that the form can have', () => {
    const hand: TapEntry = {
      headword: 'hand',
      uses: [use('hand', 'past', 1)],
      profiles: [sense('noun', 'the end of an arm', 50), sense('verb', 'give to somebody', 50)],
      scores: [1, 1],
    }
    expect(orderOf([hand], 'handed')[0]).toBe('hand 1')
  })

  it('keeps function words first', () => {
    const would = {
      ...years,
      headword: 'would',
      uses: [{ ...use('would', undefined, Number.MAX_VALUE), isItself: true }],
    }
    const will = { ...year, headword: 'will', uses: [use('will', 'past', 0.9)], scores: [6, 1] }
    expect(orderOf([would, will], 'would')[0]).toBe('would 0')
  })

  it('states chances that add up to 1, and never more for a later sense', () => {
    const ranked = rankTap('years', [year, years])
    expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 2)
    for (const [at, { chance }] of ranked.entries()) {
      if (at > 0) expect(chance).toBeLessThanOrEqual(ranked[at - 1]!.chance)
    }
    expect(rankTap('age', [{ ...years, headword: 'age' }])[0]!.chance).toBeGreaterThan(0.8)
    expect(rankTap('x', [])).toEqual([])
  })

  it('raises a sense that the reader chose before', () => {
    const even = [{ ...year, scores: [1, 0.9] }]
    const [first] = rankTap('year', even)
    const second = 1 - first!.sense
    const chosen = [even[0]!.profiles.map((_, at) => (at === second ? 1 : 0))]
    const after = rankTap('year', even, chosen)
    expect(after[0]!.sense).toBe(second)
    expect(after[0]!.chance).toBeGreaterThan(first!.chance)
  })

  it('joins the chances of definitions that say the same, and shows one of them last', () => {
    const same = [1, 2].map(() => sense('noun', 'a sloping pile of sand and earth beside water'))
    const entry: TapEntry = {
      headword: 'bank',
      uses: [use('bank', 'noun', 1)],
      profiles: [...same, sense('noun', 'a business that lends money')],
      scores: [1, 0.9, 1.1],
    }
    const ranked = rankTap('bank', [entry])
    expect(ranked.map(({ sense: at }) => at)).toEqual([0, 2, 1])
    expect(ranked[2]!.chance).toBe(0)
  })
})

import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { senseProfile } from '@wordhoard/senses/profile'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { dictionaryKey } from './gold-key'
import type { EvaluationInstance } from './raganato'
import { scoresTable } from './scores'

const profile = (partOfSpeech: string, tagCount: number, gloss: string) =>
  senseProfile({ partOfSpeech, tagCount, own: [gloss], related: [] })

const entries: Record<string, { keys: string[]; profiles: ReturnType<typeof profile>[] }> = {
  bark: {
    keys: ['bark%1:20:00::', 'bark%2:32:00::', 'bark%1:06:00::'],
    profiles: [
      profile('noun', 4, 'covering of the trunk of a tree'),
      profile('verb', 0, 'make the sound of a dog'),
      profile('noun', 0, 'a sailing ship'),
    ],
  },
  colour: { keys: ['colour%1:07:00::'], profiles: [profile('noun', 9, 'a quality of light')] },
}
const inventory = {
  senses: (headword: string) => entries[headword === 'color' ? 'colour' : headword],
  headwordOf: (key: string) => Object.keys(entries).find((headword) => entries[headword]!.keys.includes(key)),
  lexicon: mapLexicon({
    headwords: { bark: 'noun verb', colour: 'noun' },
    forms: { color: 'colour=spelling' },
  }),
}

function instance(id: string, lemma: string, context: string, form = lemma): EvaluationInstance {
  return { id, lemma, context, form, at: context.indexOf(form), text: 0 }
}
async function* instances() {
  yield instance('a', 'bark', 'the dog will bark')
  yield instance('b', 'bark', 'many sailing barks', 'barks')
  yield instance('c', 'color', 'the color of it')
  yield instance('d', 'zyzzyva', 'a zyzzyva')
  yield instance('without gold', 'bark', 'bark')
}
/** A ranker with a score for each definition by its place. */
const ranker = (scoreOf: (index: number) => number) => ({
  scores: ({ profiles }: { profiles: readonly unknown[] }) => profiles.map((_, index) => scoreOf(index)),
  rank: ({ profiles }: { profiles: readonly unknown[] }) =>
    profiles.map((_, index) => index).sort((a, b) => scoreOf(b) - scoreOf(a)),
})
const gold = new Map([
  ['a', ['bark%2:32:00::']],
  ['b', ['bark%1:06:00::']],
  ['c', ['color%1:07:00::']],
  ['d', ['zyzzyva%1:05:00::']],
])

describe('evaluate', () => {
  it('counts a word without entry as wrong, accepts an American key for a British one, and skips words without gold', async () => {
    const result = await evaluate(
      instances(),
      gold,
      [''],
      inventory,
      ranker((index) => -index),
    )
    expect(result.methods.ranker.of('all')).toEqual({ total: 4, first: 25, three: 75 })
    expect(result.methods.ranker.of('verb')).toEqual({ total: 1, first: 0, three: 100 })
    expect(result.withoutCandidates).toBe(1)
    expect(result.unknownKeys).toBe(1)
    expect(result.milliseconds).toHaveLength(4)
    expect(scoresTable({ ranker: result.methods.ranker })).toContain('25.0 / 75.0')
  })

  it('scores the order of the ranker, not that of the dictionary', async () => {
    const result = await evaluate(
      instances(),
      gold,
      [''],
      inventory,
      ranker((index) => index),
    )
    expect(result.methods.ranker.of('noun').first).toBeCloseTo(66.67, 1)
    expect(result.methods['tag-count order'].of('all').first).toBe(25)
  })

  it('looks written forms up, and states a chance for the first sense of each', async () => {
    const result = await evaluate(
      instances(),
      gold,
      [''],
      inventory,
      ranker((index) => index),
    )
    expect(result.methods['tapped form, whole text known'].of('noun').first).toBeCloseTo(66.67, 1)
    expect(result.reliability.rows().reduce((sum, { count }) => sum + count, 0)).toBe(4)
  })
})

describe('dictionaryKey', () => {
  it('leaves a key unchanged only if the dictionary has no equivalent', () => {
    expect(dictionaryKey(inventory, 'bark%1:99:00::')).toBe('bark%1:99:00::')
    expect(dictionaryKey(inventory, 'color%1:07:00::')).toBe('colour%1:07:00::')
  })
})

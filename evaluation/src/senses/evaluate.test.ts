import { senseProfile } from '@wordhoard/senses/profile'
import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { dictionaryKey } from './gold-key'
import type { SenseInventory } from './inventory'
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
const inventory: SenseInventory = {
  senses: (headword) => entries[headword === 'color' ? 'colour' : headword],
  headwordOf: (key) => Object.keys(entries).find((headword) => entries[headword]!.keys.includes(key)),
}

async function* instances() {
  yield { id: 'a', lemma: 'bark', context: 'the dog will bark' }
  yield { id: 'b', lemma: 'bark', context: 'a sailing bark' }
  yield { id: 'c', lemma: 'color', context: 'the color of it' }
  yield { id: 'd', lemma: 'zyzzyva', context: 'a zyzzyva' }
  yield { id: 'without gold', lemma: 'bark', context: 'bark' }
}
const gold = new Map([
  ['a', ['bark%2:32:00::']],
  ['b', ['bark%1:06:00::']],
  ['c', ['color%1:07:00::']],
  ['d', ['zyzzyva%1:05:00::']],
])

describe('evaluate', () => {
  it('counts a word without entry as wrong, accepts an American key for a British one, and skips words without gold', async () => {
    const keepOrder = {
      rank: ({ profiles }: { profiles: readonly unknown[] }) => profiles.map((_, index) => index),
    }
    const result = await evaluate(instances(), gold, inventory, keepOrder)
    expect(result.ranker.of('all')).toEqual({ total: 4, first: 25, three: 75 })
    expect(result.ranker.of('verb')).toEqual({ total: 1, first: 0, three: 100 })
    expect(result.withoutCandidates).toBe(1)
    expect(result.unknownKeys).toBe(1)
    expect(result.milliseconds).toHaveLength(4)
    expect(scoresTable({ ranker: result.ranker })).toContain('25.0 / 75.0')
  })

  it('scores the order of the ranker, not that of the dictionary', async () => {
    const reverse = {
      rank: ({ profiles }: { profiles: readonly unknown[] }) =>
        profiles.map((_, index) => profiles.length - 1 - index),
    }
    const result = await evaluate(instances(), gold, inventory, reverse)
    expect(result.ranker.of('noun').first).toBeCloseTo(66.67, 1)
    expect(result.tagCounts.of('all').first).toBe(25)
  })
})

describe('dictionaryKey', () => {
  it('leaves a key unchanged only if the dictionary has no equivalent', () => {
    expect(dictionaryKey(inventory, 'bark%1:99:00::')).toBe('bark%1:99:00::')
    expect(dictionaryKey(inventory, 'color%1:07:00::')).toBe('colour%1:07:00::')
  })
})

import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { beforeAll, describe, expect, it } from 'vitest'
import { readEveryday, scoreEveryday } from './everyday'
import { readSourceInventory, type SourceInventory } from './source-inventory'

const tuned = readEveryday('tune')
const reported = readEveryday('report')

describe('the everyday sentences', () => {
  it('are sixty to tune on and sixty others to report, each with its word', () => {
    expect(tuned).toHaveLength(60)
    expect(reported).toHaveLength(60)
    const texts = [...tuned, ...reported].map(({ text }) => text)
    expect(new Set(texts).size).toBe(120)
    for (const { headword, text, right } of [...tuned, ...reported]) {
      expect(text.toLowerCase()).toContain(headword.slice(0, 3))
      expect(right.every((part) => part.length > 2)).toBe(true)
    }
  })
})

// Full runs only, because reading the dictionary's sources is slow.
describe.runIf(process.env.FULL)('the ranker on everyday sentences', () => {
  let inventory: SourceInventory
  beforeAll(async () => {
    inventory = await readSourceInventory()
  }, 300_000)

  it('shows the right sense first in at least 53 of the 60 that it was not tuned on', async () => {
    const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
    const { first, misses } = await scoreEveryday(reported, inventory, ranker)
    expect(first, misses.join('\n')).toBeGreaterThanOrEqual(53)
  })
})

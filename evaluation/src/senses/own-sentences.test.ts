import { readFileSync } from 'node:fs'
import { readContext } from '@wordhoard/senses/context/context'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { beforeAll, describe, expect, it } from 'vitest'
import { percentile } from './evaluate'
import type { SenseInventory } from './inventory'
import { readSourceInventory } from './source-inventory'

/** Word, sentence, and the keys (or the beginnings of keys) of the senses that fit, one sentence a line. */
const sentences = readFileSync(new URL('../../samples/own-sentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [headword = '', context = '', keys = ''] = line.split('\t')
    return { headword, context, right: keys.split(' ') }
  })

let inventory: SenseInventory
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

function rankSenses(headword: string, context: string): string[] {
  const senses = inventory.senses(headword)
  if (senses === undefined) throw new Error(`The dictionary lacks ${headword}.`)
  return ranker.rank({ headword, context, profiles: senses.profiles }).map((index) => senses.keys[index]!)
}

// Reading the dictionary's sources takes longer than the tests: everyday tests look senses up in the database (choose-sense).
describe.runIf(process.env.FULL)('the embedded ranker on the whole dictionary', () => {
  beforeAll(async () => {
    inventory = await readSourceInventory()
  }, 300_000)

  it('tells the bank of a river from the bank that cashes a cheque', () => {
    expect(rankSenses('bank', 'She sat on the bank of the river')[0]).toBe('bank%1:17:01::')
    expect(rankSenses('bank', 'She went to the bank to pay in a cheque')[0]).toBe('bank%1:14:00::')
  })

  it('puts a right sense first in most of our own sentences and among the first three in nearly all', () => {
    const missed: string[] = []
    let three = 0
    for (const { headword, context, right } of sentences) {
      const keys = rankSenses(headword, context)
      const fits = (key: string) => right.some((start) => key.startsWith(start))
      if (!fits(keys[0]!)) missed.push(`${headword}: ${context} → ${keys[0]}`)
      if (keys.slice(0, 3).some(fits)) three++
    }
    const first = sentences.length - missed.length
    console.info(
      `Own sentences: ${first} of ${sentences.length} right, ${three} among the first three\n${missed.join('\n')}`,
    )
    expect(first / sentences.length).toBeGreaterThanOrEqual(0.8)
    expect(three / sentences.length).toBeGreaterThanOrEqual(0.94)
  })

  it('finds every word in its own sentence', () => {
    for (const { headword, context } of sentences) {
      expect(readContext(headword, context).target, `${headword} in ${context}`).not.toEqual([])
    }
  })

  // The bench holds 95 of 100 below that, on a machine of its own.
  it('takes at most 10 ms for the words with most senses', () => {
    const context = 'the children had to break, run, set and take it all over again before they could go on'
    const times: number[] = []
    for (let round = 0; round < 60; round++) {
      for (const headword of ['break', 'run', 'set', 'take', 'go']) {
        // Fresh profiles, as when a word is looked up for the first time.
        const profiles = structuredClone(inventory.senses(headword)!.profiles)
        // The processor's time, not the clock's: what other processes take of the machine is not the ranker's.
        const before = process.cpuUsage()
        ranker.rank({ headword, context, profiles })
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1000)
      }
    }
    times.sort((a, b) => a - b)
    const p95 = percentile(times, 0.95)
    console.info(
      `Ranking words of 50 to 80 senses: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    )
    // Ten on a quiet machine (bench/README.md); here only what is slow by its nature shall be found.
    expect(percentile(times, 0.5)).toBeLessThanOrEqual(50)
  })
})

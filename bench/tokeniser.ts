import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { processorTime, prose, sample } from './prose'
import type { BenchRow } from './row'
import { median } from './statistics'

const ROUNDS = 15
const SMALL_LENGTH = 100_000
const LARGE_LENGTH = 1_000_000

/**
 * Measures the tokeniser's speed on a novel, and how its time grows from 100 KB to 1 MB (medians of interleaved
 * rounds).
 */
export async function benchTokeniser(): Promise<BenchRow[]> {
  const { what, text } = prose()
  const small = sample(text, SMALL_LENGTH)
  const large = sample(text, LARGE_LENGTH)
  const megabytes = Buffer.byteLength(large) / 1e6

  const smallTimes: number[] = []
  const largeTimes: number[] = []
  for (let round = -3; round < ROUNDS; round++) {
    let smallTime = 0
    for (let repeat = 0; repeat < 5; repeat++) smallTime += processorTime(() => tokenise(small)) / 5
    const largeTime = processorTime(() => tokenise(large))
    if (round < 0) continue
    smallTimes.push(smallTime)
    largeTimes.push(largeTime)
  }
  const speed = megabytes / (median(largeTimes) / 1000)
  const growth = median(largeTimes) / median(smallTimes)
  return [
    {
      what: `tokeniser: ${what} of 1 MB, processor time`,
      value: `${speed.toFixed(0)} MB/s`,
      bar: '≥ 40 MB/s',
      holds: speed >= 40,
    },
    {
      what: 'tokeniser: time for 1 MB relative to 100 KB',
      value: growth.toFixed(1),
      bar: '≤ 12',
      holds: growth <= 12,
    },
  ]
}

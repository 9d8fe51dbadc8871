import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tokenise } from '../packages/lexicon/src/tokens'
import type { BenchRow } from './row'

const novels = fileURLToPath(new URL('../../shared/texts', import.meta.url))
const rounds = 15
const smallLength = 100_000
const largeLength = 1_000_000

/** Prose of no sense, for machines without a novel: words of varied length with all kinds of tokens among them. */
function generated(length: number): string {
  const words =
    'the of and a to in she was it that he you his with her had as for not at but is have be on him which all said so if'.split(
      ' ',
    )
  const rarer =
    'don’t, well-known universally acknowledged “possession” neighbourhood Mr. Bennet’s e.g. 10:30 rightful; considered! daughters.'.split(
      ' ',
    )
  let text = ''
  for (let at = 0; text.length < length; at++) {
    text += at % 3 === 2 ? rarer[(at * 7) % rarer.length] : words[(at * 11) % words.length]
    text += at % 13 === 12 ? '\n' : ' '
  }
  return text
}

/** A flat string of exactly `length` UTF-16 units of the source, repeated as needed. */
function sample(source: string, length: number): string {
  const repeated = source.repeat(Math.ceil(length / source.length)).slice(0, length)
  return Buffer.from(repeated, 'utf16le').toString('utf16le')
}

/**
 * Milliseconds of processor time, the garbage collector's threads included: on a quiet machine at least the time by the
 * clock, and on a busy one not what other processes took.
 */
function timeOf(text: string): number {
  const start = process.cpuUsage()
  tokenise(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Speed of the tokeniser on a novel, and how its time grows from 100 KB to 1 MB (interleaved rounds, medians). */
export async function benchTokeniser(): Promise<BenchRow[]> {
  const file = resolve(novels, 'pride-and-prejudice.txt')
  const source = existsSync(file) ? readFileSync(file, 'utf8') : generated(largeLength)
  const small = sample(source, smallLength)
  const large = sample(source, largeLength)
  const megabytes = Buffer.byteLength(large) / 1e6

  const smallTimes: number[] = []
  const largeTimes: number[] = []
  for (let round = -3; round < rounds; round++) {
    let smallTime = 0
    for (let repeat = 0; repeat < 5; repeat++) smallTime += timeOf(small) / 5
    const largeTime = timeOf(large)
    if (round < 0) continue
    smallTimes.push(smallTime)
    largeTimes.push(largeTime)
  }
  const speed = megabytes / (median(largeTimes) / 1000)
  const growth = median(largeTimes) / median(smallTimes)
  return [
    {
      what: `tokeniser, ${existsSync(file) ? 'a novel' : 'generated prose'} of 1 MB, processor time`,
      value: `${speed.toFixed(0)} MB/s`,
      bar: '≥ 40 MB/s',
      holds: speed >= 40,
    },
    {
      what: 'tokeniser, time of 1 MB over time of 100 KB',
      value: growth.toFixed(1),
      bar: '≤ 12',
      holds: growth <= 12,
    },
  ]
}

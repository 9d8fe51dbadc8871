import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const novels = fileURLToPath(new URL('../../shared/texts', import.meta.url))

/** Prose of no sense, for machines without a novel: words of varied length with all kinds of tokens among them. */
function makeProse(length: number): string {
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

/** A text of novel length and what it is, as a table says it. */
export function prose(): { readonly what: 'a novel' | 'generated prose'; readonly text: string } {
  const file = resolve(novels, 'pride-and-prejudice.txt')
  return existsSync(file)
    ? { what: 'a novel', text: readFileSync(file, 'utf8') }
    : { what: 'generated prose', text: makeProse(1_000_000) }
}

/** A flat string of exactly `length` UTF-16 units of the source, repeated as needed. */
export function sample(source: string, length: number): string {
  const repeated = source.repeat(Math.ceil(length / source.length)).slice(0, length)
  return Buffer.from(repeated, 'utf16le').toString('utf16le')
}

/**
 * Milliseconds of processor time, the garbage collector's threads included: on a quiet machine at least the time by the
 * clock, and on a busy one not what other processes took.
 */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

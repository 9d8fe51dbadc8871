import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'

/** Returns the file of a novel, `BENCH_NOVEL` or one beside the project; undefined if there is none. */
export function findNovel(): string | undefined {
  const beside = join(projectRoot(), '..', 'shared', 'texts', 'pride-and-prejudice.txt')
  return [process.env.BENCH_NOVEL ?? beside].find((file) => existsSync(file))
}

/**
 * Generates meaningless prose for machines without a novel: words of varied length with all kinds of tokens between
 * them.
 */
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

/** Returns a text of novel length, with its description for the table. */
export function prose(): { readonly what: 'a novel' | 'generated prose'; readonly text: string } {
  const file = findNovel()
  return file === undefined
    ? { what: 'generated prose', text: makeProse(1_000_000) }
    : { what: 'a novel', text: readFileSync(file, 'utf8') }
}

/** Returns exactly `length` UTF-16 units of the source as a flat string, repeating it as needed. */
export function sample(source: string, length: number): string {
  const repeated = source.repeat(Math.ceil(length / source.length)).slice(0, length)
  return Buffer.from(repeated, 'utf16le').toString('utf16le')
}

/**
 * Returns the processor time of `work` in ms, including the garbage collector's threads. On a quiet machine it is at
 * least the wall-clock time; on a busy machine it excludes the time that other processes took.
 */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

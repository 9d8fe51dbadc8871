import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of `data/generated/senses-by-use.tsv`, which training/src/dictionary/count-senses makes. */
export interface SenseUse {
  readonly headword: string
  readonly key: string
  /** Occurrences in a million words. */
  readonly use: number
  /** Share of the headword's use, 0 to 100. */
  readonly share: number
}

/** Reads the senses that readers meet, most used first. */
export function readSensesByUse(lists: string): SenseUse[] {
  const lines = readFileSync(join(lists, 'generated', 'senses-by-use.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.slice(1).map((line) => {
    const [headword = '', key = '', use, share] = line.split('\t')
    return { headword, key, use: Number(use), share: Number(share) }
  })
}

import { readFileSync } from 'node:fs'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import type { SourceInventory } from './source-inventory'

/** A sentence of today with what tells the right definition of its word. */
export interface EverydaySentence {
  readonly headword: string
  readonly text: string
  /** One of these stands in the right definition and in no other of the word. */
  readonly right: readonly string[]
}

export interface EverydayResult {
  readonly first: number
  readonly three: number
  readonly total: number
  /** What was shown first instead, one line each. */
  readonly misses: readonly string[]
}

/**
 * Reads sentences that we wrote with modern and British senses: rules and weights are tuned on one part; only the other
 * one is reported.
 */
export function readEveryday(part: 'tune' | 'report'): EverydaySentence[] {
  const lines = readFileSync(new URL(`../../samples/everyday-${part}.tsv`, import.meta.url), 'utf8')
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [headword = '', text = '', right = ''] = line.split('\t')
      return { headword, text, right: right.split('|') }
    })
}

/** Counts the sentences for which the ranker shows the right definition first, and among the first three. */
export async function scoreEveryday(
  sentences: readonly EverydaySentence[],
  inventory: Pick<SourceInventory, 'definitions'>,
  ranker: SenseRanker,
): Promise<EverydayResult> {
  let first = 0
  let three = 0
  const misses: string[] = []
  for (const { headword, text, right } of sentences) {
    const found = inventory.definitions(headword)
    const profiles = found?.profiles ?? []
    const shown = (await ranker.rank({ headword, context: text, profiles })).map(
      (index) => found!.texts[index]!,
    )
    const place = shown.findIndex((definition) => right.some((part) => definition.includes(part)))
    if (place === 0) first++
    else misses.push(`${headword}: ${text} → ${shown[0] ?? 'no entry'} (right: ${place + 1})`)
    if (place >= 0 && place < 3) three++
  }
  return { first, three, total: sentences.length, misses }
}

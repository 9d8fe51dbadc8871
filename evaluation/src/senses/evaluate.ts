import type { SenseRanker } from '@wordhoard/senses/ranker'
import { dictionaryKey } from './gold-key'
import type { SenseInventory } from './inventory'
import type { EvaluationInstance } from './raganato'
import { Scores, tagCountOrder } from './scores'

export interface Evaluation {
  readonly tagCounts: Scores
  readonly ranker: Scores
  /** Number of instances whose lemma has no entry; they count as wrong. */
  readonly withoutCandidates: number
  /** Number of gold keys that the dictionary does not know, so that they can't be found. */
  readonly unknownKeys: number
  /** Time of each ranking in milliseconds, sorted. */
  readonly milliseconds: readonly number[]
}

/**
 * Ranks every instance as the product does: the headword with all its parts of speech, given only the context. Skips
 * instances without a gold key.
 */
export async function evaluate(
  instances: AsyncIterable<EvaluationInstance>,
  gold: ReadonlyMap<string, readonly string[]>,
  inventory: SenseInventory,
  ranker: SenseRanker,
): Promise<Evaluation> {
  const tagCounts = new Scores()
  const scores = new Scores()
  const milliseconds: number[] = []
  let withoutCandidates = 0
  let unknownKeys = 0
  for await (const { id, lemma, context } of instances) {
    const right = gold.get(id)?.map((key) => dictionaryKey(inventory, key))
    if (right === undefined) continue
    unknownKeys += right.filter((key) => inventory.headwordOf(key) === undefined).length
    const headword = lemma.replaceAll('_', ' ').toLowerCase()
    const senses = inventory.senses(headword)
    if (senses === undefined) withoutCandidates++
    const { keys, profiles } = senses ?? { keys: [], profiles: [] }
    const started = performance.now()
    const order = await ranker.rank({ headword, context, profiles })
    milliseconds.push(performance.now() - started)
    scores.add(
      right,
      order.map((index) => keys[index]!),
    )
    tagCounts.add(right, tagCountOrder(keys, profiles))
  }
  milliseconds.sort((a, b) => a - b)
  return { tagCounts, ranker: scores, withoutCandidates, unknownKeys, milliseconds }
}

/** Returns the value below which this share of the sorted figures lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

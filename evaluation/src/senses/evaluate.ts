import type { SenseRanker } from '@wordhoard/senses/ranker'
import { dictionaryKey } from './gold-key'
import type { EvaluationInstance } from './raganato'
import { rankTapped } from './rank-tapped'
import { Reliability } from './reliability'
import { Scores, tagCountOrder } from './scores'
import type { TapInventory } from './source-inventory'
import { tapOf } from './tapped'

export interface Evaluation {
  readonly methods: Readonly<
    Record<
      | 'tag-count order'
      | 'ranker'
      | 'ranker, whole text known'
      | 'tapped form, first entry only'
      | 'tapped form, entries together'
      | 'tapped form, whole text known',
      Scores
    >
  >
  /** How far the chances of first senses can be trusted, from the tapped form with the topic known. */
  readonly reliability: Reliability
  /** Number of instances whose lemma has no entry; they count as wrong. */
  readonly withoutCandidates: number
  /** Number of gold keys that the dictionary does not know, so that they can't be found. */
  readonly unknownKeys: number
  /** Time of each ranking in milliseconds, sorted. */
  readonly milliseconds: readonly number[]
}

/**
 * Ranks every instance as the product does, given only the context: first the headword with all its parts of speech,
 * then the written form with all its entries, without and with the topic of the whole text. Skips instances without a
 * gold key.
 *
 * @param topics the topic of each text
 */
export async function evaluate(
  instances: AsyncIterable<EvaluationInstance>,
  gold: ReadonlyMap<string, readonly string[]>,
  topics: readonly string[],
  inventory: Pick<TapInventory, 'senses' | 'headwordOf' | 'lexicon'>,
  ranker: SenseRanker,
): Promise<Evaluation> {
  const methods = {
    'tag-count order': new Scores(),
    ranker: new Scores(),
    'ranker, whole text known': new Scores(),
    'tapped form, first entry only': new Scores(),
    'tapped form, entries together': new Scores(),
    'tapped form, whole text known': new Scores(),
  }
  const reliability = new Reliability()
  const milliseconds: number[] = []
  let withoutCandidates = 0
  let unknownKeys = 0
  const sensesOf = (headword: string) => inventory.senses(headword)
  for await (const instance of instances) {
    const { id, lemma, context, text } = instance
    const right = gold.get(id)?.map((key) => dictionaryKey(inventory, key))
    if (right === undefined) continue
    unknownKeys += right.filter((key) => inventory.headwordOf(key) === undefined).length
    const headword = lemma.replaceAll('_', ' ').toLowerCase()
    const senses = inventory.senses(headword)
    if (senses === undefined) withoutCandidates++
    const { keys, profiles } = senses ?? { keys: [], profiles: [] }
    const rank = async (topic = '') =>
      (await ranker.rank({ headword, context, profiles, topic })).map((index) => keys[index]!)
    const topic = topics[text] ?? ''
    methods['tag-count order'].add(right, tagCountOrder(keys, profiles))
    methods.ranker.add(right, await rank())
    methods['ranker, whole text known'].add(right, await rank(topic))
    const tap = tapOf(instance, inventory.lexicon)
    const started = performance.now()
    const unaided = await rankTapped(tap, { context, topic: '' }, ranker, sensesOf)
    milliseconds.push(performance.now() - started)
    methods['tapped form, first entry only'].add(right, unaided.firstEntry)
    methods['tapped form, entries together'].add(right, unaided.keys)
    const whole = await rankTapped(tap, { context, topic }, ranker, sensesOf)
    methods['tapped form, whole text known'].add(right, whole.keys)
    reliability.add(whole.chance, right.includes(whole.keys[0] ?? ''))
  }
  milliseconds.sort((a, b) => a - b)
  return { methods, reliability, withoutCandidates, unknownKeys, milliseconds }
}

/** Returns the value below which this share of the sorted figures lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

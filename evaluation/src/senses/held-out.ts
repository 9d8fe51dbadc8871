import type { SenseProfile } from '@wordhoard/senses/profile'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import { countsWithoutFold, foldOf, heldOut, recountSenses } from './folds'
import { dictionaryKey } from './gold-key'
import { Scores, tagCountOrder } from './scores'
import { readSemcor } from './semcor'
import type { SourceInventory } from './source-inventory'

interface HeldOutEvaluation {
  readonly methods: Readonly<Record<string, Scores>>
  /** Number of held-out words that were left out because the dictionary lacks their sense. */
  readonly unknown: number
  /** Time of each ranking in milliseconds, sorted. */
  readonly milliseconds: readonly number[]
}

const names = {
  shipped: 'tag counts as shipped',
  counted: 'tag counts without these documents',
  byKey: 'the same, equal counts by key',
  ranker: 'ranker',
  topic: 'ranker, whole text known',
  ordered: 'ranker, definitions in their order only',
  bare: 'ranker, definitions only',
  learner: 'ranker, by learner sense',
  covered: 'the same, words written whole',
} as const

/**
 * Scores the ranker on every fifth document of SemCor, with 7 words of context on each side and without the part of
 * speech. Neither the training nor the counts given to the ranker include these documents.
 *
 * Two orders by tag count are baselines. WordNet's own counts were taken from SemCor, including these documents, so
 * they partly know the answers; counts without these documents are the fair comparison. Ties keep the dictionary's
 * order, which itself comes from the counts. The ranker therefore gets the senses ordered by key, and the counts are
 * scored in that order too. One variant of the ranker also gets the topic of the whole document. The last two get no
 * counts and nothing from WordNet, as with imported definitions.
 */
export async function evaluateHeldOut(
  path: string,
  inventory: Pick<SourceInventory, 'senses' | 'headwordOf' | 'definitions'>,
  ranker: SenseRanker,
): Promise<HeldOutEvaluation> {
  const { tagged, topics } = readSemcor(path, () => false)
  const counts = countsWithoutFold(tagged)[heldOut]!
  const methods = Object.fromEntries(Object.values(names).map((name) => [name, new Scores()]))
  const milliseconds: number[] = []
  let unknown = 0
  for (const { document, gold: given, context } of tagged) {
    if (foldOf(document) !== heldOut) continue
    const gold = given.map((key) => dictionaryKey(inventory, key))
    const headword = inventory.headwordOf(gold[0]!)
    const senses = headword === undefined ? undefined : inventory.senses(headword)
    if (headword === undefined || senses === undefined) {
      unknown++
      continue
    }
    const shipped = { keys: senses.keys, profiles: senses.profiles }
    const counted = { keys: senses.keys, profiles: recountSenses(senses.profiles, senses.keys, counts) }
    const neutral = byKey(counted)
    const rank = async ({ keys, profiles }: Senses, topic = '') =>
      (await ranker.rank({ headword, context, profiles, topic })).map((index) => keys[index]!)
    methods[names.shipped]!.add(gold, tagCountOrder(shipped.keys, shipped.profiles))
    methods[names.counted]!.add(gold, tagCountOrder(counted.keys, counted.profiles))
    methods[names.byKey]!.add(gold, tagCountOrder(neutral.keys, neutral.profiles))
    const started = performance.now()
    const ranked = await rank(neutral)
    milliseconds.push(performance.now() - started)
    methods[names.ranker]!.add(gold, ranked)
    methods[names.topic]!.add(gold, await rank(neutral, topics[document]))
    methods[names.ordered]!.add(gold, await rank(withoutPriors(shipped)))
    methods[names.bare]!.add(gold, await rank(withoutPriors(neutral)))
    const definitions = inventory.definitions(headword)!
    const places = definitions.keys.map((_, index) => String(index))
    const right = places.filter((_, index) => definitions.keys[index]!.some((key) => gold.includes(key)))
    const recounted = definitions.profiles.map((profile, index) =>
      profile.s
        ? { ...profile, s: recountSenses(profile.s, definitions.keys[index]!, counts) }
        : recountSenses([profile], definitions.keys[index]!, counts)[0]!,
    )
    const order = await ranker.rank({ headword, context, profiles: recounted })
    const byDefinition = order.map((index) => places[index]!)
    methods[names.learner]!.add(right, byDefinition)
    if (definitions.isCovered) methods[names.covered]!.add(right, byDefinition)
  }
  milliseconds.sort((a, b) => a - b)
  return { methods, unknown, milliseconds }
}

interface Senses {
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
}

function byKey({ keys, profiles }: Senses): Senses {
  const order = keys.map((_, index) => index).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1))
  return { keys: order.map((index) => keys[index]!), profiles: order.map((index) => profiles[index]!) }
}

/** Returns senses like those of an imported word: without counts or a place in WordNet. */
function withoutPriors({ keys, profiles }: Senses): Senses {
  return { keys, profiles: profiles.map(({ c: _c, f: _f, ...profile }) => profile) }
}

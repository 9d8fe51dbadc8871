import type { SenseRanker } from '@wordhoard/senses/ranker'
import { countsWithoutFold, foldOf, heldOut, recountDefinitions, recountSenses } from './folds'
import { dictionaryKey } from './gold-key'
import { type EntrySenses, rankTapped } from './rank-tapped'
import { Reliability } from './reliability'
import { Scores, tagCountOrder } from './scores'
import { readSemcor } from './semcor'
import type { TapInventory } from './source-inventory'
import { tapOf } from './tapped'

interface HeldOutEvaluation {
  readonly methods: Readonly<Record<string, Scores>>
  /** Number of held-out words that were left out because the dictionary lacks their sense. */
  readonly unknown: number
  /** Time of each ranking in milliseconds, sorted. */
  readonly milliseconds: readonly number[]
  /** How far the chances of first senses can be trusted, from the tapped form with the topic known. */
  readonly reliability: Readonly<Record<'by sense' | 'by learner sense', Reliability>>
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
  firstEntry: 'tapped form, first entry only',
  tapped: 'tapped form, entries together',
  tappedTopic: 'tapped form, whole text known',
  tappedLearner: 'tapped form, whole text known, by learner sense',
} as const

/**
 * Scores the ranker on every fifth document of SemCor, with 7 words of context on each side and without the part of
 * speech. Neither the training nor the counts given to the ranker include these documents.
 *
 * Two orders by tag count are baselines. WordNet's own counts were taken from SemCor, including these documents, so
 * they partly know the answers; counts without these documents are the fair comparison. Ties keep the dictionary's
 * order, which itself comes from the counts. The ranker therefore gets the senses ordered by key, and the counts are
 * scored in that order too. One variant of the ranker also gets the topic of the whole document. Two get no counts and
 * nothing from WordNet, as with imported definitions. The last ones aren't given the headword: the written form is
 * looked up in its context, and the senses of all its entries are ranked; a sense that it doesn't lead to is wrong.
 *
 * @param step every how many words are scored
 */
export async function evaluateHeldOut(
  path: string,
  inventory: Pick<TapInventory, 'senses' | 'headwordOf' | 'definitions' | 'lexicon'>,
  ranker: SenseRanker,
  step = 1,
): Promise<HeldOutEvaluation> {
  const { tagged, topics } = readSemcor(path, () => false)
  const counts = countsWithoutFold(tagged)[heldOut]!
  const methods = Object.fromEntries(Object.values(names).map((name) => [name, new Scores()]))
  const milliseconds: number[] = []
  const reliability = { 'by sense': new Reliability(), 'by learner sense': new Reliability() }
  const sensesOf = (headword: string) => {
    const senses = inventory.senses(headword)
    return senses && byKey({ ...senses, profiles: recountSenses(senses.profiles, senses.keys, counts) })
  }
  const definitionsOf = (headword: string) => {
    const found = inventory.definitions(headword)
    if (!found) return undefined
    const keys = found.keys.map((each) => each.join(' '))
    return { keys, profiles: recountDefinitions(found.profiles, found.keys, counts) }
  }
  let unknown = 0
  const heldOutWords = tagged.filter(({ document }) => foldOf(document) === heldOut)
  for (const word of heldOutWords.filter((_, index) => index % step === 0)) {
    const { document, gold: given, context } = word
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
    const rank = async ({ keys, profiles }: EntrySenses, topic = '') =>
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
    const tap = tapOf(word, inventory.lexicon)
    const started2 = performance.now()
    const unaided = await rankTapped(tap, { context, topic: '' }, ranker, sensesOf)
    milliseconds.push(performance.now() - started2)
    methods[names.firstEntry]!.add(gold, unaided.firstEntry)
    methods[names.tapped]!.add(gold, unaided.keys)
    const around = { context, topic: topics[document]! }
    const whole = await rankTapped(tap, around, ranker, sensesOf)
    methods[names.tappedTopic]!.add(gold, whole.keys)
    reliability['by sense'].add(whole.chance, gold.includes(whole.keys[0] ?? ''))
    const shown = await rankTapped(tap, around, ranker, definitionsOf)
    const fits = (keys: string) => keys.split(' ').some((key) => gold.includes(key))
    const rightKeys = [...new Set(shown.keys.filter(fits)), gold[0]!]
    methods[names.tappedLearner]!.add(rightKeys, shown.keys)
    reliability['by learner sense'].add(shown.chance, fits(shown.keys[0] ?? ''))
    const definitions = inventory.definitions(headword)!
    const places = definitions.keys.map((_, index) => String(index))
    const right = places.filter((_, index) => definitions.keys[index]!.some((key) => gold.includes(key)))
    const recounted = recountDefinitions(definitions.profiles, definitions.keys, counts)
    const order = await ranker.rank({ headword, context, profiles: recounted })
    const byDefinition = order.map((index) => places[index]!)
    methods[names.learner]!.add(right, byDefinition)
    if (definitions.isCovered) methods[names.covered]!.add(right, byDefinition)
  }
  milliseconds.sort((a, b) => a - b)
  return { methods, unknown, milliseconds, reliability }
}

function byKey({ keys, profiles }: EntrySenses): EntrySenses {
  const order = keys.map((_, index) => index).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1))
  return { keys: order.map((index) => keys[index]!), profiles: order.map((index) => profiles[index]!) }
}

/** Returns senses like those of an imported word: without counts, a place in WordNet or a definition of ours. */
function withoutPriors({ keys, profiles }: EntrySenses): EntrySenses {
  return { keys, profiles: profiles.map(({ c: _c, f: _f, d: _d, ...profile }) => profile) }
}

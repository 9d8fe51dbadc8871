/**
 * Fits when a participle that is a headword (interested, learning) is that headword rather than a form of its verb: `npx
 * tsx training/src/fit-participles.ts <semcor.tsv.gz>`. Prints the weights for
 * packages/lexicon/src/forms/participle-weights.data.ts, and how many are right in the documents held out. Takes a minute.
 */
import { foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import { dictionaryKey } from '@wordhoard/evaluation/senses/gold-key'
import { readSemcor } from '@wordhoard/evaluation/senses/semcor'
import { readSourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { wordUse } from '@wordhoard/lexicon/context'
import { directForms, directUses } from '@wordhoard/lexicon/forms/direct-forms'
import { type ParticipleFeatures, participleFeatures } from '@wordhoard/lexicon/forms/participles'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { fitLogistic, type LogisticCase, oddsOf } from './phrases/logistic'

/** Features that are rarer aren't fitted. */
const RAREST = 8

interface Participle {
  readonly features: ParticipleFeatures
  readonly isItself: boolean
  /** Whether the product puts the right entry first with the weights that it has. */
  readonly isRightNow: boolean
  readonly isHeldOut: boolean
}

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npx tsx training/src/fit-participles.ts <semcor.tsv.gz>')
  process.exit(2)
}
const inventory = await readSourceInventory()
const { lexicon } = inventory

function* readParticiples(file: string): Generator<Participle> {
  for (const { document, context, at, form: written, gold } of readSemcor(file, () => false).tagged) {
    if (!/^\p{L}+(?:ed|ing)$/u.test(written)) continue
    const tokens = tokenise(context)
    const index = tokens.findIndex(({ start }) => start === at)
    const token = tokens[index]
    if (token?.kind !== 'word') continue
    const form = lookupForm(context, token)
    const around = wordUse(context, tokens, index)
    const uses = directUses(form, lexicon, around)
    const features = participleFeatures(form, uses, around)
    const headword = inventory.headwordOf(dictionaryKey(inventory, gold[0]!))
    if (!features || !uses.some((use) => use.headword === headword)) continue
    const isRightNow = directForms(form, lexicon, around)[0]?.headword === headword
    yield { features, isItself: headword === form, isRightNow, isHeldOut: foldOf(document) === heldOut }
  }
}

const names = ({ ending, kind, before, after }: ParticipleFeatures) => [
  `${ending} kind ${kind}`,
  `${ending} before ${before}`,
  `${ending} after ${after}`,
]
const participles = [...readParticiples(path)]
const learnt = participles.filter(({ isHeldOut }) => !isHeldOut)
const counts = new Map<string, number>()
for (const { features } of learnt)
  for (const name of names(features)) counts.set(name, (counts.get(name) ?? 0) + 1)
const kept = [...counts].filter(([, count]) => count >= RAREST).map(([name]) => name)
const numbers = new Map(['prior', ...kept.sort()].map((name, index) => [name, index]))

function caseOf({ features, isItself }: Participle): LogisticCase {
  const known = names(features).flatMap((name) => numbers.get(name) ?? [])
  const values = [features.prior, ...known.map(() => 1)]
  return { features: [0, ...known], values, isTrue: isItself, weight: 1 }
}
const model = fitLogistic(learnt.map(caseOf), numbers.size, { ridge: 2, rounds: 400 })

const percent = (some: readonly Participle[], isRight: (one: Participle) => boolean) =>
  `${((100 * some.filter(isRight).length) / some.length).toFixed(1)} %`
for (const ending of ['ed', 'ing'] as const) {
  const some = participles.filter(({ isHeldOut, features }) => isHeldOut && features.ending === ending)
  const fits = (one: Participle) => oddsOf(caseOf(one), model) > 0 === one.isItself
  console.info(
    `-${ending}, held out: ${percent(some, ({ isRightNow }) => isRightNow)} of ${some.length} now, ${percent(some, fits)} with these weights`,
  )
}
console.info(`useWeight ${model.weights[0]!.toFixed(2)}, bias ${(10 * model.bias).toFixed(0)}`)
for (const [name, number] of numbers)
  if (number > 0) console.info(`${name}: ${Math.round(10 * model.weights[number]!)}`)

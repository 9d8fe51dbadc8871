/**
 * Measures how often the first definition of a tapped word is right, by the share that the ranking gives to it, and
 * prints `chancePoints` (packages/senses/src/tap): `npx tsx training/src/fit-chance.ts <semcor.tsv.gz> <judged.bin>
 * <judged.tsv>`, with the files that `train-senses <semcor.tsv.gz> <judged>` wrote. Run it when weights have changed.
 * Takes three minutes.
 *
 * Uses words of SemCor's judging fold, which those files weren't learnt from, with the topic of their text: by WordNet's
 * senses and by definitions as the product shows them, together.
 */
import { readFileSync } from 'node:fs'
import {
  countsWithoutFold,
  foldOf,
  recountDefinitions,
  recountSenses,
} from '@wordhoard/evaluation/senses/folds'
import { dictionaryKey } from '@wordhoard/evaluation/senses/gold-key'
import type { EntrySenses } from '@wordhoard/evaluation/senses/rank-tapped'
import { readSemcor } from '@wordhoard/evaluation/senses/semcor'
import { readSourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { type Tap, tapOf } from '@wordhoard/evaluation/senses/tapped'
import { parseWordClassCues } from '@wordhoard/senses/context/parse-cues'
import { openLearntSenses } from '@wordhoard/senses/model/learnt-file'
import { readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { rankTap } from '@wordhoard/senses/tap/rank-tap'
import { judgingFold } from './senses/fit'
import { isotonicPoints } from './senses/isotonic'

/** Every so many words are measured. */
const STEP = 6
const POINTS = 15
/** Low shares are seldom, so there are more points for them. */
const LOW_SHARE = 0.4
const LOW_POINTS = 3

const [path, binary, cueTable] = process.argv.slice(2)
if (path === undefined || binary === undefined || cueTable === undefined) {
  console.error('Usage: npx tsx training/src/fit-chance.ts <semcor.tsv.gz> <judged.bin> <judged.tsv>')
  process.exit(2)
}
const inventory = await readSourceInventory()
const ranker = createEmbeddedRanker(
  readWordVectors(),
  parseWordClassCues(readFileSync(cueTable, 'utf8')),
  openLearntSenses(readFileSync(binary)),
)
const { tagged, topics } = readSemcor(path, () => false)
const counts = countsWithoutFold(tagged)[judgingFold]!

function sensesOf(headword: string): EntrySenses | undefined {
  const found = inventory.senses(headword)
  return found && { keys: found.keys, profiles: recountSenses(found.profiles, found.keys, counts) }
}

function definitionsOf(headword: string): EntrySenses | undefined {
  const found = inventory.definitions(headword)
  if (!found) return undefined
  const keys = found.keys.map((each) => each.join(' '))
  return { keys, profiles: recountDefinitions(found.profiles, found.keys, counts) }
}

interface Case {
  readonly share: number
  readonly isRight: boolean
}

/** Returns the share of the first of several definitions, and whether it is right. */
function judge(
  { form, headwords, uses }: Tap,
  around: { readonly context: string; readonly topic: string },
  gold: readonly string[],
  find: (headword: string) => EntrySenses | undefined,
): Case[] {
  const found = headwords.flatMap((headword) => {
    const senses = find(headword)
    return senses ? [{ headword, ...senses }] : []
  })
  const entries = found.map(({ headword, profiles }) => ({
    headword,
    profiles,
    scores: ranker.scores({ headword, profiles, ...around }),
    uses: uses.filter((use) => use.headword === headword),
  }))
  const [first, second] = rankTap(form, entries, undefined, (share) => share)
  if (!first || !second) return []
  const keys = found[first.entry]!.keys[first.sense]!
  return [{ share: first.chance, isRight: keys.split(' ').some((key) => gold.includes(key)) }]
}

const judged = tagged.filter(({ document }) => foldOf(document) === judgingFold)
const cases = judged
  .filter((_, index) => index % STEP === 0)
  .flatMap((word) => {
    const gold = word.gold.map((key) => dictionaryKey(inventory, key))
    const tap = tapOf(word, inventory.lexicon)
    const around = { context: word.context, topic: topics[word.document]! }
    return [...judge(tap, around, gold, sensesOf), ...judge(tap, around, gold, definitionsOf)]
  })
const low = isotonicPoints(
  cases.filter(({ share }) => share < LOW_SHARE),
  LOW_POINTS,
)
const high = isotonicPoints(
  cases.filter(({ share }) => share >= LOW_SHARE),
  POINTS - LOW_POINTS,
)
const rounded = (value: number) => Number(value.toFixed(3))
console.info(`${cases.length} cases
${JSON.stringify([...low, ...high].map(({ share, right, count }) => [rounded(share), rounded(right), count]))}`)

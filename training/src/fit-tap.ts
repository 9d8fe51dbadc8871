/**
 * Fits how the senses of all entries of a tapped form are weighed against each other: `npx tsx
 * training/src/fit-tap.ts <semcor.tsv.gz> <judged.bin> <judged.tsv>`, with the files that `train-senses <semcor.tsv.gz>
 * <judged>` wrote. Takes five minutes.
 *
 * Uses the judging fold of SemCor, which those files weren't learnt from, and our own sentences in
 * evaluation/samples/tapped-tune.tsv. Prints the weights of senses (`weights` in packages/senses/src/model/fitted.ts),
 * `tapWeights`, and `textWeights` (learner-weights.ts), to be copied. Then run `fit-chance`.
 */
import { readFileSync } from 'node:fs'
import { readSourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { tapOf } from '@wordhoard/evaluation/senses/tapped'
import { readContext } from '@wordhoard/senses/context/context'
import { parseWordClassCues } from '@wordhoard/senses/context/parse-cues'
import { featureNames, type LearntTables, senseFeatures } from '@wordhoard/senses/features'
import { textFeatureNames } from '@wordhoard/senses/learner-features'
import { functionCounts, usualTopic } from '@wordhoard/senses/model/fitted'
import { openLearntSenses } from '@wordhoard/senses/model/learnt-file'
import { readWordVectors } from '@wordhoard/senses/model/model-files'
import { type TapEntry, tapFeatureNames } from '@wordhoard/senses/tap/tap-features'
import { tapWeights } from '@wordhoard/senses/tap/tap-weights'
import { type Choice, fitConditionalLogit } from './senses/conditional-logit'
import { judgingFold } from './senses/fit'
import {
  choiceOf,
  jointChoices,
  readJudgedTaps,
  scoresBy,
  tapChoices,
  textChoices,
} from './senses/tap-choices'

/** How often each of our own sentences counts: they are few, but show homographs that SemCor hardly has. */
const OWN_WEIGHT = 10

const [path, binary, cueTable] = process.argv.slice(2)
if (path === undefined || binary === undefined || cueTable === undefined) {
  console.error('Usage: npx tsx training/src/fit-tap.ts <semcor.tsv.gz> <judged.bin> <judged.tsv>')
  process.exit(2)
}
const inventory = await readSourceInventory()
const learnt: LearntTables = {
  cues: parseWordClassCues(readFileSync(cueTable, 'utf8')),
  functionCounts,
  vectors: readWordVectors(),
  usualTopic,
  senses: openLearntSenses(readFileSync(binary)),
}
const taps = readJudgedTaps(path, judgingFold, inventory, learnt)
const { choices, width } = jointChoices(taps)
const weights = [...fitConditionalLogit(choices, width)].slice(0, featureNames.length)
weights[featureNames.indexOf('closed')] = 1
const ofTap = fitConditionalLogit(
  [...tapChoices(taps, weights), ...ownChoices(weights)],
  tapFeatureNames.length,
  1e-3,
)
const [ofScore, ...ofTexts] = fitConditionalLogit(textChoices(taps, weights), 1 + textFeatureNames.length)
// A sense's score counts by these two weights.
const scale = ofScore! * tapWeights[tapFeatureNames.indexOf('sense')]!

/** Reads our own sentences: any sense of the right entries is right. */
function ownChoices(weightsOfSenses: readonly number[]): Choice[] {
  const lines = readFileSync(new URL('../../evaluation/samples/tapped-tune.tsv', import.meta.url), 'utf8')
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', context = '', headwords = ''] = line.split('\t')
      const at = context.search(new RegExp(`\\b${written}\\b`, 'i'))
      const tap = tapOf({ context, form: context.slice(at, at + written.length), at }, inventory.lexicon)
      const entries = tap.headwords.flatMap((headword): TapEntry[] => {
        const senses = inventory.senses(headword)
        if (!senses) return []
        const { profiles } = senses
        const rows = senseFeatures(readContext(headword, context), headword, profiles, learnt)
        const uses = tap.uses.filter((use) => use.headword === headword)
        return [{ headword, profiles, uses, scores: scoresBy(weightsOfSenses, rows) }]
      })
      const isRight = entries.flatMap(({ headword, profiles }) =>
        profiles.map(() => headwords.split('|').includes(headword)),
      )
      const right = isRight.flatMap((fits, sense) => (fits ? [sense] : []))
      return choiceOf(tap.form, entries, right, OWN_WEIGHT)
    })
    .filter(({ right }) => right.length > 0)
}

const rounded = (values: Iterable<number>, digits: number) =>
  Array.from(values, (value) => Number(value.toFixed(digits)))
console.info(`${taps.length} words
weights: ${JSON.stringify(rounded(weights, 3))}
tapWeights (${tapFeatureNames.join(', ')}): ${JSON.stringify(rounded(ofTap, 2))}
textWeights (${textFeatureNames.join(', ')}): ${JSON.stringify(
  rounded(
    ofTexts.map((weight) => weight / scale),
    2,
  ),
)}`)

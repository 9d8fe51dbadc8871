import { writeFileSync } from 'node:fs'
import { readEntries, readLevelSources } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { isForLearners, withOriginalSenses } from '@wordhoard/dictionary-build/level/estimate-levels'
import { evidenceFeatures } from '@wordhoard/dictionary-build/level/level-evidence'
import { featureNames, levelFeatures } from '@wordhoard/dictionary-build/level/level-features'
import { byHandNames } from '@wordhoard/dictionary-build/level/level-model'
import type { OrdinalExample } from '@wordhoard/dictionary-build/level/ordinal-regression'
import { readWordLevels } from '@wordhoard/dictionary-build/level/word-levels'
import { readListedLevels } from '@wordhoard/evaluation/levels/listed-levels'
import { levels } from '@wordhoard/lexicon/level'
import { fitScaled } from './fit-scaled'

/**
 * `npx tsx training/src/levels/fit-levels.ts <levels.tsv>`: fits data/generated/level-model.json, in half a minute. The
 * file, which is not part of the project, has a header line and the columns headword, part of speech, level (A1–C2).
 * Every fifth headword is held out; `pnpm eval:levels <levels.tsv>` scores the result on them.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: npx tsx training/src/levels/fit-levels.ts <levels.tsv>')
const MODEL = new URL('../../../packages/dictionary-build/data/generated/level-model.json', import.meta.url)
/**
 * Words whose levels were given twice: with their senses, and as those of the list were. The published words without
 * senses are nearly all of C1 and C2, so only these show what a level of the list says about an easier word.
 */
const READ_AGAIN = new URL('../../samples/levels-read-again.txt', import.meta.url)
/**
 * Weight of words with a level given by hand in the model for words without one. These are rare or hard, which a model
 * of all words alike would not know; but some are easy.
 */
const KNOWN_WEIGHT = 0.1
/**
 * What the listed words that have it don't tell about those of the dictionary: they are months and compounds that
 * everybody learns, not the names and terms of WordNet.
 */
const UNLIKE = new Set(['capital', 'phrase', 'proper noun'])
const FIT = { penalty: 0.002, steps: 1500 }

const folders = findInputFolders()
const read = await readEntries(folders, () => {})
const sources = readLevelSources(folders, read)
const readAgain = readWordLevels(READ_AGAIN)
const byHand: OrdinalExample[] = []
const other: OrdinalExample[] = []
for (const { headword, partOfSpeech, level, isHeldOut } of readListedLevels(file)) {
  const entry = read.table.find(headword)
  if (isHeldOut || !entry || entry.senses.length === 0) continue
  const own = withOriginalSenses(entry)
  const same = own.senses.filter((sense) => sense.partOfSpeech === partOfSpeech)
  const learner = entry.senses.filter(isForLearners)
  // A part of speech that the dictionary hasn't is judged by all senses, as in the product by the commonest ones.
  const isKnown = same.length > 0 || learner.some((sense) => sense.partOfSpeech === partOfSpeech)
  const part = isKnown ? partOfSpeech : (entry.senses[0]?.partOfSpeech ?? '')
  const features = [...levelFeatures(own, part, isKnown ? same : own.senses, sources)(0)]
  const evidence = evidenceFeatures(
    { senses: learner, read: sources.wordLevels.get(entry.headword) },
    partOfSpeech,
  )
  const likely = features.map((value, at) => (UNLIKE.has(featureNames[at]!) ? 0 : value))
  other.push({ features: likely, level, weight: evidence ? KNOWN_WEIGHT : 1 })
  if (evidence) byHand.push({ features: [...features, ...evidence], level, weight: 1 })
  const again = readAgain.get(entry.headword)
  const listed = again && evidenceFeatures({ senses: [], read: again }, partOfSpeech)
  if (listed) byHand.push({ features: [...features, ...listed], level, weight: 1 })
}
console.info(`${byHand.length} examples with levels given by hand, ${other.length} in all`)

function fit(examples: readonly OrdinalExample[], names: readonly string[]) {
  const { thresholds, weights } = fitScaled(examples, levels.length, FIT)
  const round = (value: number) => Number(value.toFixed(4))
  return {
    thresholds: thresholds.map(round),
    weights: Object.fromEntries(names.map((name, at) => [name, round(weights[at]!)])),
  }
}
const models = { byHand: fit(byHand, byHandNames), other: fit(other, featureNames) }
writeFileSync(MODEL, `${JSON.stringify(models, undefined, 1)}\n`)

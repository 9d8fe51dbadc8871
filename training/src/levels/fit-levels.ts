import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addWordNet } from '@wordhoard/dictionary-build/add-wordnet'
import { EntryTable } from '@wordhoard/dictionary-build/entries'
import { readFrequencies } from '@wordhoard/dictionary-build/frequency'
import { isFunctionWord } from '@wordhoard/dictionary-build/function-words'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { countGlossWords } from '@wordhoard/dictionary-build/level/gloss-counts'
import { levelRange, likeliestLevel } from '@wordhoard/dictionary-build/level/level-estimate'
import { featureNames, levelFeatures } from '@wordhoard/dictionary-build/level/level-features'
import {
  fitOrdinal,
  levelProbabilities,
  type OrdinalExample,
  type OrdinalModel,
} from '@wordhoard/dictionary-build/level/ordinal-regression'
import { addOwnLists } from '@wordhoard/dictionary-build/lists/add-lists'
import { isHeldOut } from '@wordhoard/dictionary-build/sound/held-out'
import { readSpellings } from '@wordhoard/dictionary-build/spellings'
import { levels } from '@wordhoard/lexicon/level'

/**
 * `npx tsx training/src/levels/fit-levels.ts <levels.tsv>`: fits data/generated/level-model.json. The file, which is
 * not part of the project, has a header line and the columns headword, part of speech, level (A1–C2). Every fifth
 * headword is held out; prints how good the estimate is for the headwords learnt from and for those held out.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: npx tsx training/src/levels/fit-levels.ts <levels.tsv>')
const MODEL = new URL('../../../packages/dictionary-build/data/generated/level-model.json', import.meta.url)
/** Weight of words at C1 and C2, because lists of these levels are samples of a larger vocabulary. */
const SAMPLED_LEVEL_WEIGHT = 2

const folders = findInputFolders()
const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
const table = new EntryTable(spellings)
const { wordNet } = await addWordNet(table, folders.wordNet, () => {})
await addOwnLists(table, folders.lists)
const frequencies = await readFrequencies(spellings)
for (const entry of table) {
  entry.rank = frequencies.rankOf(entry.headword)
  entry.isFunction = isFunctionWord(entry)
}
const sources = {
  wordNet,
  glossCounts: countGlossWords(wordNet),
  rankOf: (word: string) => frequencies.rankOf(table.headwordOf(word)),
}

interface Example extends OrdinalExample {
  readonly headword: string
}
const examples: Example[] = []
let missing = 0
for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
  const [headword = '', part = '', level = ''] = line.split('\t')
  const at = (levels as readonly string[]).indexOf(level)
  const entry = table.find(headword)
  if (at < 0) continue
  if (!entry || entry.senses.length === 0) {
    missing++
    continue
  }
  const sensesOfPart = entry.senses.filter(({ partOfSpeech }) => partOfSpeech === part)
  const features = levelFeatures(entry, sensesOfPart.length > 0 ? sensesOfPart : entry.senses, sources)(0)
  examples.push({ headword, features, level: at, weight: at >= 4 ? SAMPLED_LEVEL_WEIGHT : 1 })
}
const learnt = examples.filter(({ headword }) => !isHeldOut(headword))
const heldOut = examples.filter(({ headword }) => isHeldOut(headword))
console.info(`${learnt.length} to learn from, ${heldOut.length} held out, ${missing} not in the dictionary`)
const round = (value: number) => Number(value.toFixed(4))
const { thresholds, weights } = fitOrdinal(learnt, levels.length, { penalty: 0.0005, steps: 1500 })
const model: OrdinalModel = { thresholds: thresholds.map(round), weights: weights.map(round) }
writeFileSync(
  MODEL,
  `${JSON.stringify({ thresholds: model.thresholds, weights: Object.fromEntries(featureNames.map((name, at) => [name, model.weights[at]])) }, undefined, 1)}\n`,
)
for (const [name, group] of [
  ['learnt from', learnt],
  ['held out', heldOut],
] as const) {
  for (const [scale, lowest] of [
    ['A1–C2', 0],
    ['A2–C2 as shown', 1],
  ] as const) {
    report(`${name}, ${scale}`, group, lowest)
  }
}

function report(name: string, group: readonly Example[], lowest: number): void {
  let exact = 0
  let within = 0
  let inRange = 0
  let single = 0
  for (const { features, level } of group) {
    const probabilities = levelProbabilities(model, features)
    const estimate = Math.max(lowest, likeliestLevel(probabilities))
    const right = Math.max(lowest, level)
    if (estimate === right) exact++
    if (Math.abs(estimate - right) <= 1) within++
    const [from, to] = levelRange(probabilities)
    if (from === to) single++
    if (Math.max(lowest, from) <= right && right <= Math.max(lowest, to)) inRange++
  }
  const percent = (count: number) => `${((100 * count) / group.length).toFixed(1)} %`
  console.info(
    `${name}: ${percent(exact)} exact, ${percent(within)} within one, ${percent(inRange)} in the range, ${percent(single)} of ranges a single level`,
  )
}

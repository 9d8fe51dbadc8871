import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addSpellings } from './add-spellings'
import { addWordNet } from './add-wordnet'
import { isMarkedSense } from './domains'
import { EntryTable } from './entries'
import { addIrregularForms } from './forms/add-irregular-forms'
import { orderForms } from './forms/order-forms'
import { selectForms } from './forms/select-forms'
import { type Frequencies, readFrequencies } from './frequency'
import { isFunctionWord } from './function-words'
import { emojiImages, imageBytes } from './images/emoji-images'
import type { InputFolders } from './input-folders'
import { addLearnerSenses } from './learner/add-learner-senses'
import { readLearnerSenses } from './learner/read-learner'
import { estimateLevels } from './level/estimate-levels'
import { countGlossWords } from './level/gloss-counts'
import type { LevelSources } from './level/level-features'
import { readLevelModels } from './level/level-model'
import { readWordLevels } from './level/word-levels'
import { addOwnLists } from './lists/add-lists'
import { addShortForms } from './lists/short-forms'
import { type Entry, type Sense, senseGroups } from './model'
import { pronunciationsOfEntry } from './sound/entry-sounds'
import { readHeteronyms } from './sound/heteronyms'
import { loadPronunciations, type Pronunciation } from './sound/pronunciations'
import { differBySense } from './sound/sense-sounds'
import { readSpellings } from './spellings'
import type { Synset, WordNet } from './wordnet/wordnet'

/** All sources, read and combined, before they are written to tables. */
export interface Dictionary {
  /** Sorted by frequency rank, then by headword: new entries get their ids in this order. */
  readonly entries: readonly Entry[]
  readonly wordNet: WordNet
  /** Returns the entry of a word as written in a source. */
  find(text: string): Entry | undefined
  /** Returns the entry of a synset's word; words are counted from 0. */
  entryOf(synset: Synset, word: number): Entry | undefined
  pronunciationsOf(entry: Entry): readonly Pronunciation[]
  /** Returns the inflected forms worth showing. */
  formsShown(entry: Entry): readonly string[]
  /** Returns the hexcode of the emoji that pictures the entry. */
  pictureOf(entry: Entry): string | undefined
  pictureBytes(hexcode: string): Buffer
}

/**
 * Reads all sources.
 *
 * @param onRead called now and then with the number of WordNet's synsets read so far
 * @param withLearnerSenses false leaves out the senses written for learners, to work on them
 */
export async function readDictionary(
  folders: InputFolders,
  onRead: (synsets: number) => void,
  withLearnerSenses = true,
): Promise<Dictionary> {
  const { table, wordNet, entryOf, frequencies } = await readEntries(folders, onRead, withLearnerSenses)
  const levelModels = readLevelModels(join(folders.lists, 'generated', 'level-model.json'))
  if (levelModels) {
    const sources = readLevelSources(folders, { table, wordNet, frequencies })
    for (const entry of table) estimateLevels(entry, sources, levelModels)
  }
  addIrregularForms(table)
  addSpellings(table)
  await addShortForms(table, join(folders.lists, 'short-forms.tsv'), withLearnerSenses)
  const entries = [...table].sort(
    (a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.headword < b.headword ? -1 : 1),
  )
  orderForms(entries)
  const pictures = readPictures(table, join(folders.lists, 'generated', 'images.tsv'))
  const find = (text: string) => table.find(text)
  return {
    entries,
    wordNet,
    find,
    entryOf,
    pronunciationsOf: pronouncer(folders.lists),
    formsShown: (entry) => selectForms(entry, find, (form) => frequencies.isAttested(form)),
    pictureOf: (entry) => pictures.get(entry),
    pictureBytes: imageBytes,
  }
}

/** Remembers the ranks of words, since phrases and families have the same words again and again. */
function rememberRanks(rankOf: (word: string) => number | null): (word: string) => number | null {
  const known = new Map<string, number | null>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const rank = rankOf(word)
    known.set(word, rank)
    return rank
  }
}

/** The entries with their senses, before levels are estimated. */
export interface ReadEntries {
  readonly table: EntryTable
  readonly wordNet: WordNet
  readonly entryOf: Dictionary['entryOf']
  readonly frequencies: Frequencies
}

/** Reads WordNet, our own lists and the senses written for learners, each with the level that it was given by hand. */
export async function readEntries(
  folders: InputFolders,
  onRead: (synsets: number) => void,
  withLearnerSenses = true,
): Promise<ReadEntries> {
  const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
  const table = new EntryTable(spellings)
  const { wordNet, entryOf } = await addWordNet(table, folders.wordNet, onRead)
  await addOwnLists(table, folders.lists)
  const frequencies = await readFrequencies(spellings)
  for (const entry of table) {
    entry.rank = frequencies.rankOf(entry.headword)
    entry.isFunction = isFunctionWord(entry)
    for (const sense of entry.senses) if (isMarkedSense(sense, wordNet)) sense.group = senseGroups.marked
    if (entry.senses.length > 1) entry.senses = entry.senses.toSorted(senseOrder(entry))
  }
  const learnerSenses = withLearnerSenses ? readLearnerSenses(join(folders.lists, 'learner')) : []
  for (const entry of addLearnerSenses(table, learnerSenses)) {
    entry.rank = frequencies.rankOf(entry.headword)
    entry.senses = entry.senses.toSorted(senseOrder(entry))
  }
  return { table, wordNet, entryOf, frequencies }
}

/** Returns the data from which levels are estimated. */
export function readLevelSources(
  folders: InputFolders,
  { table, wordNet, frequencies }: Pick<ReadEntries, 'table' | 'wordNet' | 'frequencies'>,
): LevelSources {
  return {
    wordNet,
    glossCounts: countGlossWords(wordNet),
    wordLevels: readWordLevels(join(folders.lists, 'word-levels.txt')),
    rankOf: rememberRanks((word) => frequencies.rankOf(table.headwordOf(word))),
  }
}

/** Returns a function that looks up pronunciations in the lists' tables, or finds none if these are missing. */
function pronouncer(lists: string): (entry: Entry) => readonly Pronunciation[] {
  const file = join(lists, 'generated', 'pronunciations.tsv')
  if (!existsSync(file)) return () => []
  const pronunciations = loadPronunciations(file, readHeteronyms(join(lists, 'heteronyms.tsv')))
  // Kept until they are asked for again, because composing the pronunciation of a phrase is slow and two tables need it.
  // Most entries have one pronunciation for every part of speech, which is kept as a string.
  const known = new Map<Entry, string | readonly Pronunciation[]>()
  return (entry) => {
    const before = known.get(entry)
    known.delete(entry)
    if (typeof before === 'string') return [{ ipa: before, partOfSpeech: '' }]
    if (before) return before
    const found = pronunciationsOfEntry(entry, pronunciations)
    const [first] = found
    known.set(entry, found.length === 1 && !differBySense(found) ? first!.ipa : found)
    return found
  }
}

function readPictures(table: EntryTable, file: string): Map<Entry, string> {
  const pictures = new Map<Entry, string>()
  if (!existsSync(file)) return pictures
  for (const { word, hexcode } of emojiImages(file)) {
    const entry = table.find(word)
    if (entry && !pictures.has(entry)) pictures.set(entry, hexcode)
  }
  return pictures
}

/**
 * Orders an entry's senses: those written for learners first, in the order of their file; then our other definitions;
 * then by use, then by use of the part of speech, then as in the source.
 */
function senseOrder(entry: Entry): (a: Sense, b: Sense) => number {
  const used = new Map<string, number>()
  for (const sense of entry.senses) {
    used.set(sense.partOfSpeech, (used.get(sense.partOfSpeech) ?? 0) + sense.tagCount)
  }
  const rankOf = new Map([...used].sort(([, m], [, n]) => n - m).map(([name], index) => [name, index]))
  return (a, b) =>
    a.group - b.group ||
    Number(b.covered !== undefined) - Number(a.covered !== undefined) ||
    (a.covered && b.covered ? a.number - b.number : 0) ||
    b.tagCount - a.tagCount ||
    rankOf.get(a.partOfSpeech)! - rankOf.get(b.partOfSpeech)! ||
    a.number - b.number ||
    (a.key < b.key ? -1 : 1)
}

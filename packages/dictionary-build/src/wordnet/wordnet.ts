import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MarkedUsage } from '@wordhoard/lexicon/marked-usages'
import { type DataLine, readDataLines, type WordNetFile, wordNetFiles } from './data-file'
import { splitGloss } from './gloss'
import { NO_POINTER, POINTER_CELLS, type PointerKind, PointerTable } from './pointers'
import { readSenseIndex } from './sense-index'

/** What readers see of a synset, where it isn't what WordNet says. */
export interface ShownTexts {
  readonly text: string
  readonly examples: readonly string[]
  /** The label of a definition that isn't fit for a class. */
  readonly mark: MarkedUsage | undefined
}

export interface Synset {
  readonly index: number
  readonly file: WordNetFile
  readonly lexicographerFile: number
  /** As written, with spaces: "New York". */
  readonly words: readonly string[]
  /** Number of its first word, counted through all synsets. */
  readonly firstWord: number
  readonly text: string
  readonly examples: readonly string[]
  /** Absent if the texts are shown as they are. */
  shown?: ShownTexts | undefined
  /** Start of its range in the pointer table. */
  readonly firstPointer: number
  readonly endPointer: number
  /**
   * Numbers of the sentence frames in which its verbs may stand, each for a word (1-based, 0 = all); absent for other
   * words.
   */
  readonly frames?: DataLine['frames'] | undefined
  /** Where its adjectives may stand, in the order of its words; absent if all may stand anywhere. */
  readonly positions?: readonly (string | undefined)[] | undefined
}

/** A word in a synset. */
export interface WordNetSense {
  readonly synset: Synset
  /** Number of the word in the synset, 1-based. */
  readonly word: number
  /** WordNet's sense key: bank%1:17:01:: */
  readonly key: string
  /** Position among the senses of its word and part of speech, 1-based. */
  readonly number: number
  /** Number of occurrences in the hand-tagged corpus. */
  readonly tagCount: number
}

/** A synset to which a pointer leads, and a word in it (1-based, 0 = all). */
export interface SynsetTarget {
  readonly synset: Synset
  readonly word: number
}

/** WordNet's synsets and the relations between them; takes about 80 MB, half of it texts. */
export class WordNet {
  readonly synsets: readonly Synset[]
  /** Number of words in all synsets together. */
  readonly wordCount: number
  readonly #pointers: PointerTable

  constructor(synsets: readonly Synset[], pointers: PointerTable, wordCount: number) {
    this.synsets = synsets
    this.wordCount = wordCount
    this.#pointers = pointers
  }

  /**
   * Returns the targets of a synset's pointers; with `words` (1-based), only those that concern these words or the
   * whole synset.
   */
  targets(synset: Synset, kind: PointerKind, words?: readonly number[]): readonly SynsetTarget[] {
    const pointers = this.#pointers
    let at = pointers.next(synset.firstPointer, synset.endPointer, kind, words)
    if (at === NO_POINTER) return noTargets
    const found: SynsetTarget[] = []
    while (at !== NO_POINTER) {
      found.push({ synset: this.synsets[pointers.synsetAt(at)]!, word: pointers.wordAt(at) })
      at = pointers.next(at + POINTER_CELLS, synset.endPointer, kind, words)
    }
    return found
  }
}

/** Shared by most questions for targets: a synset has two or three of the ten kinds of pointers. */
const noTargets: readonly SynsetTarget[] = []

/**
 * Reads WordNet's database files (WNDB): its synsets, and each sense in `index.sense`.
 *
 * @param onSense called for every sense, in the order of sense keys
 * @param onRead called now and then with the number of synsets read so far
 */
export async function readWordNet(
  directory: string,
  onSense: (sense: WordNetSense, wordNet: WordNet) => void,
  onRead: (synsets: number) => void = () => {},
): Promise<WordNet> {
  const synsets: Synset[] = []
  let words = 0
  const pointers = new PointerTable()
  const indexOf = new Map<number, number>()
  /** Lexical ids that distinguish words of one synset that differ only in case (Earth, earth), by synset index. */
  const lexicalIds = new Map<number, readonly number[]>()
  for (const file of wordNetFiles) {
    const content = await readFile(join(directory, `data.${file}`))
    for (const data of readDataLines(content)) {
      const firstPointer = pointers.end
      for (const pointer of data.pointers) {
        pointers.add(pointer.symbol, pointer.source, pointer.target, addressOf(pointer.file, pointer.offset))
      }
      const index = synsets.length
      indexOf.set(addressOf(file, data.offset), index)
      if (differInCaseOnly(data.words))
        lexicalIds.set(
          index,
          data.words.map((word) => word.lexicalId),
        )
      const { text, examples } = splitGloss(data.gloss)
      synsets.push({
        index,
        file,
        lexicographerFile: data.lexicographerFile,
        words: data.words.map(({ lemma }) => lemma),
        text,
        examples,
        firstWord: words,
        firstPointer,
        endPointer: pointers.end,
        // Absent ones are named too: all synsets have the same fields, for which V8 compiles what reads them only once.
        shown: undefined,
        frames: data.frames.length > 0 ? data.frames.slice() : undefined,
        positions: positionsOf(data.words),
      })
      words += data.words.length
      if (index % 5000 === 0) onRead(index)
    }
  }
  pointers.resolve((address) => indexOf.get(address))
  const wordNet = new WordNet(synsets, pointers, words)
  for (const entry of readSenseIndex(await readFile(join(directory, 'index.sense')))) {
    const index = indexOf.get(addressOf(entry.file, entry.offset))
    const synset = index === undefined ? undefined : synsets[index]
    const ids = lexicalIds.get(index!)
    const word = synset?.words.findIndex(
      (text, at) =>
        (ids === undefined || ids[at] === entry.lexicalId) &&
        text.length === entry.lemma.length &&
        text.toLowerCase() === entry.lemma,
    )
    if (!synset || word === undefined || word === -1)
      throw new Error(`WordNet data: no word has the sense key ${entry.key}`)
    onSense(
      { synset, word: word + 1, key: entry.key, number: entry.number, tagCount: entry.tagCount },
      wordNet,
    )
  }
  onRead(synsets.length)
  return wordNet
}

function positionsOf(words: DataLine['words']): Synset['positions'] {
  return words.some(({ position }) => position !== undefined)
    ? words.map(({ position }) => position)
    : undefined
}

function differInCaseOnly(words: DataLine['words']): boolean {
  return words.length > 1 && new Set(words.map((word) => word.lemma.toLowerCase())).size < words.length
}

/** Returns a number that is unique across files, because offsets are unique only within a file. */
function addressOf(file: WordNetFile, offset: number): number {
  return wordNetFiles.indexOf(file) * 100_000_000 + offset
}

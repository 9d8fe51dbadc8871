import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { EntryTable } from './entries'
import { showWordNet } from './learner/show-wordnet'
import { type Entry, makeSense, senseGroups } from './model'
import { phraseShapeOf } from './phrase-shape'
import { WORDNET } from './sources'
import type { WordNetFile } from './wordnet/data-file'
import { readWordNet, type Synset, type WordNet, type WordNetSense } from './wordnet/wordnet'

const partOfSpeechOf: Record<WordNetFile, PartOfSpeech> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
}

/**
 * Lexicographer files (lexnames(5WN)) whose capitalised words are names even if WordNet doesn't mark them as instances:
 * animals, groups, places and plants, that is taxa, organisations and regions. In the other files, capitalised words
 * such as Monday, English, Frenchman or DNA are words to learn.
 */
const filesOfNames = new Set([5, 14, 15, 20])

/** Usage domain of senses that come last in an entry, whatever their count. */
const ARCHAISM = 'archaism'

export interface EnteredWordNet {
  readonly wordNet: WordNet
  /** Returns the entry of a synset's word; words are counted from 0. */
  readonly entryOf: (synset: Synset, word: number) => Entry | undefined
}

/**
 * Reads WordNet and adds all its senses to the entries.
 *
 * @param onRead called now and then with the number of synsets read so far
 */
export async function addWordNet(
  entries: EntryTable,
  folder: string,
  onRead: (synsets: number) => void,
): Promise<EnteredWordNet> {
  /** Entries by the number of the word. Relations link these numbers, so no word has to be looked up again. */
  let members: (Entry | undefined)[] = []
  const onSense = (sense: WordNetSense, read: WordNet) => {
    if (members.length === 0) members = new Array<undefined>(read.wordCount)
    const spelling = entries.spellings.british(sense.synset.words[sense.word - 1]!)
    const isNoun = sense.synset.file === 'noun'
    const partOfSpeech =
      isNoun && isName(read, sense.synset, spelling) ? 'proper noun' : partOfSpeechOf[sense.synset.file]
    members[sense.synset.firstWord + sense.word - 1] = enterSense(entries, sense, spelling, partOfSpeech)
  }
  const wordNet = await readWordNet(folder, onSense, onRead)
  showWordNet(wordNet, entries.spellings)
  for (const entry of entries) {
    for (const sense of entry.senses) {
      if (sense.synset && isLastSense(wordNet, sense.synset, sense.words)) sense.group = senseGroups.last
    }
    if (entry.headword.includes(' ')) entry.phrase = phraseShapeOf(entry)
  }
  return { wordNet, entryOf: (synset, at) => members[synset.firstWord + at] }
}

/** Lists of one word, shared by all senses. */
const wordLists: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, word) => [word])

function enterSense(
  entries: EntryTable,
  sense: WordNetSense,
  spelling: string,
  partOfSpeech: PartOfSpeech,
): Entry {
  const entry = entries.open(spelling)
  entries.addSense(
    entry,
    makeSense({
      key: sense.key,
      spelling,
      partOfSpeech,
      source: WORDNET,
      group: senseGroups.usual,
      tagCount: sense.tagCount,
      number: sense.number,
      synset: sense.synset,
      words: wordLists[sense.word] ?? [sense.word],
      own: undefined,
      level: undefined,
    }),
    spelling === sense.synset.words[sense.word - 1],
  )
  return entry
}

function isName(wordNet: WordNet, synset: Synset, spelling: string): boolean {
  if (!/\p{Lu}/u.test(spelling)) return false
  if (wordNet.targets(synset, 'instanceHypernym').length > 0) return true
  return filesOfNames.has(synset.lexicographerFile) && /^\p{Lu}/u.test(spelling)
}

function isLastSense(wordNet: WordNet, synset: Synset, words: readonly number[]): boolean {
  if (/^\((?:archaic|obsolete)\)/u.test(synset.text)) return true
  return wordNet.targets(synset, 'usage', words).some((target) => target.synset.words[0] === ARCHAISM)
}

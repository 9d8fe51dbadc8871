import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { EntryTable } from './entries'
import { senseGroups } from './model'
import { phraseShapeOf } from './phrase-shape'
import { WORDNET } from './sources'
import type { WordNetFile } from './wordnet/data-file'
import {
  readWordNet,
  type Synset,
  type WordNet,
  type WordNetSense,
  wordNetDirectory,
} from './wordnet/wordnet'

const partOfSpeechOf: Record<WordNetFile, PartOfSpeech> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
}

/**
 * Lexicographers' files (lexnames(5WN)) whose capitalised words are names even where WordNet does not mark them as
 * instances: animals, groups, places and plants, that is taxa, peoples' organisations, regions. In the other files
 * capitals are also those of Monday, English, Frenchman or DNA, which are words to learn.
 */
const filesOfNames = new Set([5, 14, 15, 20])

/** Domains of usage whose senses come last in an entry, whatever their count. */
const lastUsages = new Set(['ethnic slur', 'disparagement', 'obscenity', 'archaism'])

/** Reads WordNet and enters all its senses. */
export async function addWordNet(entries: EntryTable, onRead: (synsets: number) => void): Promise<WordNet> {
  const instances: { sense: WordNetSense; spelling: string }[] = []
  const wordNet = await readWordNet(
    wordNetDirectory(),
    (sense) => {
      const written = sense.synset.words[sense.word - 1]!
      const spelling = entries.spellings.british(written)
      // Whether a noun is an instance is known only once all pointers are read.
      if (sense.synset.file === 'noun' && /\p{Lu}/u.test(spelling)) instances.push({ sense, spelling })
      else enter(entries, sense, spelling, partOfSpeechOf[sense.synset.file])
    },
    onRead,
  )
  for (const { sense, spelling } of instances) {
    enter(entries, sense, spelling, isName(wordNet, sense.synset, spelling) ? 'proper noun' : 'noun')
  }
  for (const entry of entries) {
    for (const sense of entry.senses) {
      const { synset, words } = sense.content
      if (synset && comesLast(wordNet, synset, words)) sense.group = senseGroups.last
    }
    if (entry.headword.includes(' ')) entry.phrase = phraseShapeOf(entry)
  }
  return wordNet
}

function enter(entries: EntryTable, sense: WordNetSense, spelling: string, partOfSpeech: PartOfSpeech): void {
  const written = sense.synset.words[sense.word - 1]!
  entries.addSense(
    entries.open(spelling),
    {
      id: 0,
      key: sense.key,
      spelling,
      partOfSpeech,
      source: WORDNET,
      group: senseGroups.usual,
      tagCount: sense.tagCount,
      number: sense.number,
      content: { synset: sense.synset, words: [sense.word] },
    },
    spelling === written,
  )
}

function isName(wordNet: WordNet, synset: Synset, spelling: string): boolean {
  if (wordNet.targets(synset, 'instanceHypernym').length > 0) return true
  return filesOfNames.has(synset.lexicographerFile) && /^\p{Lu}/u.test(spelling)
}

function comesLast(wordNet: WordNet, synset: Synset, words: readonly number[]): boolean {
  if (/^\((?:archaic|obsolete)\)/u.test(synset.text)) return true
  return wordNet.targets(synset, 'usage', words).some((target) => lastUsages.has(target.synset.words[0]!))
}

import { type Dictionary, readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import type { Entry } from '@wordhoard/dictionary-build/model'
import { textOf } from '@wordhoard/dictionary-build/relations'
import { profilesOf } from '@wordhoard/dictionary-build/rows/senses-row'
import { soundsOfSense } from '@wordhoard/dictionary-build/sound/sense-sounds'
import { lexiconOf } from '@wordhoard/dictionary-build/source-lexicon'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { wordClasses, wordClassOf } from '@wordhoard/senses/context/word-class'
import { kindKey } from '@wordhoard/senses/model/learnt-file'
import type { SenseProfile } from '@wordhoard/senses/profile'
import { stemOf } from '@wordhoard/senses/words/stems'
import type { HeadwordSenses, SenseInventory } from './inventory'

/** An example sentence from the dictionary for one of a headword's senses. */
interface TaggedExample {
  readonly headword: string
  readonly text: string
  readonly key: string
}

interface SenseOfWord {
  readonly headword: string
  readonly key: string
}

/** A headword's definitions. */
interface HeadwordDefinitions {
  /** The keys of the senses that each definition stands for. */
  readonly keys: readonly (readonly string[])[]
  /** The key of each definition itself. */
  readonly names: readonly string[]
  readonly profiles: readonly SenseProfile[]
  readonly texts: readonly string[]
  /** Whether all of them are written for learners. */
  readonly isCovered: boolean
}

/** A sense inventory with additional data for training. */
export interface SourceInventory extends SenseInventory {
  /** Returns the examples of words with several senses. */
  examples(): Iterable<TaggedExample>
  /** Returns a headword's definitions as the product shows and ranks them. */
  definitions(text: string): HeadwordDefinitions | undefined
  /** Returns how a headword is spoken in one of its definitions, in IPA; undefined if nothing is known. */
  soundOf(text: string, definition: number): string | undefined
  /** Returns the senses of other headwords in the same synset. */
  sameMeaning(key: string): readonly SenseOfWord[]
  /**
   * Returns the lexicographer file of the most frequent sense, for each word and open class (`kindKey`), by ascending
   * key.
   */
  wordKinds(counts: ReadonlyMap<string, number>): Map<number, number>
}

/** A sense inventory with what tapped forms are looked up in. */
export interface TapInventory extends SourceInventory {
  /** The dictionary as the text engine sees it. */
  readonly lexicon: Lexicon
}

/**
 * Returns a headword's senses as its sources distinguish them, which training and comparisons need: those that a sense
 * written for learners covers, instead of it, each with that sense's profile.
 */
function sensesOfSource(entry: Entry, dictionary: Dictionary): HeadwordSenses {
  const profiles = profilesOf(entry, dictionary)
  const senses = entry.senses.flatMap(({ key, covered }, index) => {
    const profile = profiles[index]!
    if (!covered) return [{ key, profile }]
    return covered.map((sense, at) => ({ key: sense.key, profile: { ...profile.s![at]!, d: profile } }))
  })
  return { keys: senses.map(({ key }) => key), profiles: senses.map(({ profile }) => profile) }
}

/**
 * Reads the inventory directly from the dictionary's sources, as the build would load it. Needs no database; takes 3 s.
 */
export async function readSourceInventory(): Promise<TapInventory> {
  return sourceInventoryOf(await readDictionary(findInputFolders(), () => {}))
}

/** Returns the inventory of a dictionary that was read from its sources. */
export function sourceInventoryOf(dictionary: Dictionary): TapInventory {
  const headwords = new Map<string, string>()
  const synsets = new Map<string, SenseOfWord[]>()
  const bySynset = new Map<number, SenseOfWord[]>()
  for (const { headword, senses } of withCovered(dictionary.entries)) {
    for (const { key, synset } of senses) {
      headwords.set(key, headword)
      if (!synset) continue
      const members = bySynset.get(synset.index) ?? []
      bySynset.set(synset.index, members)
      members.push({ headword, key })
      synsets.set(key, members)
    }
  }
  const known = new Map<string, HeadwordSenses>()
  return {
    lexicon: lexiconOf(dictionary),
    senses(text) {
      const entry = dictionary.find(text)
      if (!entry || entry.senses.length === 0) return undefined
      let senses = known.get(entry.headword)
      if (!senses) {
        senses = sensesOfSource(entry, dictionary)
        known.set(entry.headword, senses)
      }
      return senses
    },
    definitions(text) {
      const entry = dictionary.find(text)
      if (!entry || entry.senses.length === 0) return undefined
      return {
        keys: entry.senses.map(({ key, covered }) => covered?.map((sense) => sense.key) ?? [key]),
        names: entry.senses.map(({ key }) => key),
        profiles: profilesOf(entry, dictionary),
        texts: entry.senses.map(textOf),
        isCovered: entry.senses.every(({ covered }) => covered !== undefined),
      }
    },
    soundOf(text, definition) {
      const entry = dictionary.find(text)
      if (!entry) return undefined
      const sounds = dictionary.pronunciationsOf(entry)
      return (soundsOfSense(sounds, entry.senses[definition]!)[0] ?? sounds[0])?.ipa
    },
    headwordOf: (key) => headwords.get(key),
    sameMeaning: (key) => (synsets.get(key) ?? []).filter(({ headword }) => headword !== headwords.get(key)),
    *examples() {
      for (const { headword, senses } of withCovered(dictionary.entries)) {
        if (senses.length < 2) continue
        for (const { key, synset } of senses) {
          for (const text of synset?.examples ?? []) yield { headword, text, key }
        }
      }
    },
    wordKinds: (counts) => wordKinds(dictionary, counts),
  }
}

/** Yields headwords with the senses of their sources. */
function* withCovered(entries: Iterable<Entry>) {
  for (const { headword, senses } of entries) {
    yield { headword, senses: senses.flatMap((sense) => sense.covered ?? [sense]) }
  }
}

function wordKinds(dictionary: Dictionary, counts: ReadonlyMap<string, number>): Map<number, number> {
  const best = new Map<number, { count: number; number: number; kind: number }>()
  for (const { headword, senses } of withCovered(dictionary.entries)) {
    if (headword.includes(' ')) continue
    for (const { key, partOfSpeech, number, synset } of senses) {
      const wordClass = wordClassOf(partOfSpeech)
      if (!synset || wordClass === undefined) continue
      const place = kindKey(stemOf(headword), letterOf[wordClasses[wordClass]!])
      const count = counts.get(key) ?? 0
      const before = best.get(place)
      if (before && (before.count > count || (before.count === count && before.number <= number))) continue
      best.set(place, { count, number, kind: synset.lexicographerFile })
    }
  }
  return new Map([...best].sort(([a], [b]) => a - b).map(([place, { kind }]) => [place, kind]))
}

const letterOf = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r', function: 'f' } as const

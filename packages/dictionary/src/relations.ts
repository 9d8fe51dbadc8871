import type { Dictionary } from './dictionary'
import type { Entry, Sense } from './model'
import type { Synset } from './wordnet/wordnet'

/** A definition's relation to an entry, as it is shown: the entry and the word as written there. */
export interface Link {
  readonly entry: Entry
  readonly spelling: string
}

export interface Relations {
  readonly synonyms: readonly Link[]
  readonly antonyms: readonly Link[]
  readonly hypernyms: readonly Link[]
}

/**
 * Synonyms are the other words of the synset, antonyms those of this word in particular, hypernyms the first word of
 * each synset above. A word's own other spellings, and repeats, are left out.
 */
export function relationsOf(entry: Entry, sense: Sense, dictionary: Dictionary): Relations {
  const { synset, words, own } = sense.content
  if (own) {
    return {
      synonyms: links(entry, own.synonyms, dictionary),
      antonyms: links(entry, own.antonyms, dictionary),
      hypernyms: [],
    }
  }
  const antonyms = dictionary.wordNet.targets(synset, 'antonym', words)
  const hypernyms = dictionary.wordNet.targets(synset, 'hypernym')
  return {
    synonyms: links(entry, synset.words, dictionary),
    antonyms: antonyms.length === 0 ? none : links(entry, antonyms.map(wordOf), dictionary),
    hypernyms: hypernyms.length === 0 ? none : links(entry, hypernyms.map(wordOf), dictionary),
  }
}

const none: readonly Link[] = []

function wordOf(target: { synset: Synset; word: number }): string {
  return target.synset.words[Math.max(0, target.word - 1)]!
}

function links(from: Entry, words: readonly string[], dictionary: Dictionary): readonly Link[] {
  const found: Link[] = []
  for (const word of words) {
    const entry = dictionary.find(word)
    if (!entry || entry === from || found.some((link) => link.entry === entry)) continue
    found.push({ entry, spelling: dictionary.british(word) })
  }
  return found
}

export interface Domains {
  readonly regions: readonly string[]
  readonly categories: readonly string[]
  readonly usages: readonly string[]
}

/** Names of the regions, subjects and usages a sense belongs to. */
export function domainsOf(sense: Sense, dictionary: Dictionary): Domains {
  const { synset, words, own } = sense.content
  if (own) return own.domains
  const names = (kind: 'region' | 'category' | 'usage') => {
    const targets = dictionary.wordNet.targets(synset, kind, words)
    return targets.length === 0 ? noNames : [...new Set(targets.map((target) => target.synset.words[0]!))]
  }
  return { regions: names('region'), categories: names('category'), usages: names('usage') }
}

const noNames: readonly string[] = []

export function textOf(sense: Sense): string {
  return sense.content.synset?.text ?? sense.content.own?.text ?? ''
}

export function examplesOf(sense: Sense): readonly string[] {
  return sense.content.synset?.examples ?? sense.content.own?.examples ?? noNames
}

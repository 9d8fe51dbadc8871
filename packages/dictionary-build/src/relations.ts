import type { Dictionary } from './dictionary'
import type { Entry, OwnDefinition, Sense } from './model'
import type { Synset, SynsetTarget } from './wordnet/wordnet'

/** A definition's relation to an entry, as shown: the entry, and the word as spelt there. */
export interface Link {
  readonly entry: Entry
  readonly spelling: string
}

export type RelationKind = 'synonym' | 'antonym' | 'hypernym' | 'derivation'

/**
 * Returns the relations of a sense of one kind. Synonyms are the other words of the synset; antonyms and derivations
 * (happy, happiness) are those of this particular word; hypernyms are the first word of each synset above. Other
 * spellings of the word itself and duplicates are left out.
 */
export function relationsOf(
  kind: RelationKind,
  entry: Entry,
  sense: Sense,
  dictionary: Dictionary,
): readonly Link[] {
  const { synset, words, own, covered } = sense
  if (covered) {
    if (covered.length === 0) return none
    if (covered.length === 1) return relationsOf(kind, entry, covered[0]!, dictionary)
    return uniqueLinks(covered.flatMap((other) => relationsOf(kind, entry, other, dictionary)))
  }
  if (own) return linksToWords(entry, namesOf(kind, own), dictionary)
  if (!synset) return none
  if (kind === 'synonym') return synonymsOf(entry, synset, dictionary)
  const ofWords = kind === 'hypernym' ? undefined : words
  return linksToTargets(entry, dictionary.wordNet.targets(synset, kind, ofWords), dictionary)
}

/** Returns the words that a definition of our lists or of an import names. */
function namesOf(kind: RelationKind, { synonyms, antonyms, hypernyms }: OwnDefinition): readonly string[] {
  if (kind === 'synonym') return synonyms
  if (kind === 'antonym') return antonyms
  return kind === 'hypernym' ? (hypernyms ?? noNames) : noNames
}

function uniqueLinks(links: readonly Link[]): readonly Link[] {
  return links.filter(({ entry }, index) => links.findIndex((other) => other.entry === entry) === index)
}

const none: readonly Link[] = []

function synonymsOf(from: Entry, synset: Synset, dictionary: Dictionary): readonly Link[] {
  if (synset.words.length === 1) return none
  const links: Link[] = []
  for (let at = 0; at < synset.words.length; at += 1)
    addLink(links, from, dictionary.entryOf(synset, at), synset.words[at]!)
  return links
}

function linksToTargets(
  from: Entry,
  targets: readonly SynsetTarget[],
  dictionary: Dictionary,
): readonly Link[] {
  if (targets.length === 0) return none
  const links: Link[] = []
  for (const { synset, word } of targets) {
    const at = Math.max(0, word - 1)
    addLink(links, from, dictionary.entryOf(synset, at), synset.words[at]!)
  }
  return links
}

function linksToWords(from: Entry, words: readonly string[], dictionary: Dictionary): readonly Link[] {
  if (words.length === 0) return none
  const links: Link[] = []
  for (const word of words) addLink(links, from, dictionary.find(word), word)
  return links
}

/** Adds a link to an entry, unless there is one or it would lead back. */
function addLink(links: Link[], from: Entry, entry: Entry | undefined, word: string): void {
  if (!entry || entry === from || links.some((link) => link.entry === entry)) return
  links.push({ entry, spelling: spellingIn(entry, word) })
}

/** Returns the word as written, or its British spelling if it is spelt the American way. */
function spellingIn(entry: Entry, word: string): string {
  if (word === entry.headword || word.toLowerCase() === entry.headword) return word
  return (
    entry.senses.find((sense) => sense.spelling.toLowerCase() === entry.headword)?.spelling ?? entry.headword
  )
}

/** Returns the definition of a sense, from our lists, an import or WordNet. */
export function textOf(sense: Sense): string {
  return sense.synset?.shown?.text ?? sense.synset?.text ?? sense.own?.text ?? ''
}

/** Returns the examples of a sense that may be shown, from our lists, an import or WordNet. */
export function examplesOf(sense: Sense): readonly string[] {
  return sense.synset?.shown?.examples ?? sense.synset?.examples ?? sense.own?.examples ?? noNames
}

const noNames: readonly string[] = []

import type { Dictionary } from './dictionary'
import type { Entry, Sense } from './model'
import type { SynsetTarget } from './wordnet/wordnet'

/** A definition's relation to an entry, as shown: the entry, and the word as spelt there. */
export interface Link {
  readonly entry: Entry
  readonly spelling: string
}

export interface Relations {
  readonly synonyms: readonly Link[]
  readonly antonyms: readonly Link[]
  readonly hypernyms: readonly Link[]
  /** Derivationally related words: happy, happiness. */
  readonly derived: readonly Link[]
}

/**
 * Returns the relations of a sense. Synonyms are the other words of the synset; antonyms and derived words are those of
 * this particular word; hypernyms are the first word of each synset above. Other spellings of the word itself and
 * duplicates are left out.
 */
export function relationsOf(entry: Entry, sense: Sense, dictionary: Dictionary): Relations {
  const { synset, words, own, covered } = sense
  if (covered) {
    const all = covered.map((other) => relationsOf(entry, other, dictionary))
    const join = (name: keyof Relations) => uniqueLinks(all.flatMap((relations) => relations[name]))
    return {
      synonyms: join('synonyms'),
      antonyms: join('antonyms'),
      hypernyms: join('hypernyms'),
      derived: join('derived'),
    }
  }
  if (own) {
    return {
      synonyms: linksTo(entry, own.synonyms, (word) => dictionary.find(word)),
      antonyms: linksTo(entry, own.antonyms, (word) => dictionary.find(word)),
      hypernyms: linksTo(entry, own.hypernyms ?? [], (word) => dictionary.find(word)),
      derived: none,
    }
  }
  if (!synset) return noRelations
  return {
    synonyms:
      synset.words.length === 1
        ? none
        : linksTo(entry, synset.words, (_, at) => dictionary.entryOf(synset, at)),
    antonyms: linksToTargets(entry, dictionary.wordNet.targets(synset, 'antonym', words), dictionary),
    hypernyms: linksToTargets(entry, dictionary.wordNet.targets(synset, 'hypernym'), dictionary),
    derived: linksToTargets(entry, dictionary.wordNet.targets(synset, 'derivation', words), dictionary),
  }
}

function uniqueLinks(links: readonly Link[]): readonly Link[] {
  return links.filter(({ entry }, index) => links.findIndex((other) => other.entry === entry) === index)
}

const none: readonly Link[] = []
const noRelations: Relations = { synonyms: none, antonyms: none, hypernyms: none, derived: none }

function linksToTargets(
  from: Entry,
  targets: readonly SynsetTarget[],
  dictionary: Dictionary,
): readonly Link[] {
  if (targets.length === 0) return none
  const places = targets.map(({ synset, word }) => ({ synset, at: Math.max(0, word - 1) }))
  return linksTo(
    from,
    places.map(({ synset, at }) => synset.words[at]!),
    (_, index) => dictionary.entryOf(places[index]!.synset, places[index]!.at),
  )
}

function linksTo(
  from: Entry,
  words: readonly string[],
  find: (word: string, index: number) => Entry | undefined,
): readonly Link[] {
  const links: Link[] = []
  for (const [index, word] of words.entries()) {
    const entry = find(word, index)
    if (!entry || entry === from || links.some((link) => link.entry === entry)) continue
    links.push({ entry, spelling: spellingIn(entry, word) })
  }
  return links
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

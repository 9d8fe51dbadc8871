import { makeProfile, profileOfStems, type SenseProfile, wordsOfPattern } from '@wordhoard/senses/profile'
import { besideInTexts } from '@wordhoard/senses/words/beside'
import { contentStems } from '@wordhoard/senses/words/stems'
import type { Dictionary } from '../dictionary'
import type { Entry, Sense } from '../model'
import type { PointerKind } from '../wordnet/pointers'
import { traitsOf } from '../wordnet/traits'
import type { Synset, WordNet } from '../wordnet/wordnet'
import { copyJsonLine } from './copy'
import { SynsetStems } from './synset-stems'

/** Maximum number of related synsets in a profile, nearest first; more add nothing. */
const RELATED_SYNSETS = 12
const nearestFirst: readonly PointerKind[] = [
  'hypernym',
  'similar',
  'hyponym',
  'derivation',
  'part',
  'category',
]

const stemsOfSynsets = new WeakMap<WordNet, SynsetStems>()

/** Returns an entry's row of `spell_senses`: a JSON array with the profile of each definition, in their order. */
export function sensesRow(entry: Entry, dictionary: Dictionary): string {
  if (entry.senses.length === 0) return ''
  return copyJsonLine(entry.id, profilesOf(entry, dictionary))
}

/** Returns the profile of each of an entry's senses, in their order. */
export function profilesOf(entry: Entry, dictionary: Dictionary) {
  const isAmbiguous = entry.senses.length > 1
  return entry.senses.map((sense) =>
    profileOf(sense, dictionary, isAmbiguous ? traitsOf(sense, dictionary.wordNet) : '', isAmbiguous),
  )
}

function profileOf(sense: Sense, dictionary: Dictionary, traits: string, isAmbiguous: boolean): SenseProfile {
  const { partOfSpeech, tagCount, synset, words, own, covered } = sense
  if (covered && own) {
    const texts = [own.text, ...own.examples, ...(sense.patterns ?? []).map(wordsOfPattern)]
    const related = own.domains.categories.flatMap((field) => fieldStems(field, dictionary))
    const stems = stemsOf(dictionary.wordNet).profileOfTexts(texts, related)
    const profile: SenseProfile = {
      ...makeProfile({ partOfSpeech, tagCount, ...stems }),
      l: 1,
      n: besideInTexts(sense.spelling, [...(sense.patterns ?? []), ...own.examples]),
    }
    if (covered.length === 0) return profile
    const senses = covered.map((other) =>
      profileOf(other, dictionary, isAmbiguous ? traitsOf(other, dictionary.wordNet) : '', isAmbiguous),
    )
    return { ...profile, s: senses }
  }
  if (own) {
    const texts = [own.text, ...own.examples, ...own.synonyms]
    return profileOfStems({ partOfSpeech, tagCount, own: texts.map(contentStems), related: [] })
  }
  if (!synset) return makeProfile({ partOfSpeech, tagCount, own: '', related: '' })
  const { own: stems, related } = stemsOf(dictionary.wordNet).profile(
    synset,
    words,
    nearestSynsets(synset, words, dictionary.wordNet),
  )
  return makeProfile({ partOfSpeech, tagCount, own: stems, related, traits })
}

/** Yields the synsets that are related to a sense, each once, nearest first. */
function* nearestSynsets(synset: Synset, words: readonly number[], wordNet: WordNet): Generator<Synset> {
  const seen = [synset]
  for (const kind of nearestFirst) {
    for (const { synset: target } of wordNet.targets(synset, kind, words)) {
      if (seen.includes(target)) continue
      seen.push(target)
      yield target
      if (seen.length > RELATED_SYNSETS) return
    }
  }
}

function stemsOf(wordNet: WordNet): SynsetStems {
  let stems = stemsOfSynsets.get(wordNet)
  if (!stems) {
    stems = new SynsetStems(wordNet.synsets)
    stemsOfSynsets.set(wordNet, stems)
  }
  return stems
}

/** Number of stems that stand for a field. */
const FIELD_STEMS = 40
const fields = new WeakMap<Dictionary, ReadonlyMap<string, readonly number[]>>()

/**
 * Returns the numbers of the stems that are most typical of the definitions and examples with a field's label:
 * computing → website …
 */
function fieldStems(field: string, dictionary: Dictionary): readonly number[] {
  let found = fields.get(dictionary)
  if (!found) {
    found = findFieldStems(dictionary)
    fields.set(dictionary, found)
  }
  return found.get(field) ?? []
}

function findFieldStems(dictionary: Dictionary): Map<string, number[]> {
  const stems = stemsOf(dictionary.wordNet)
  const all = new Map<number, number>()
  const byField = new Map<string, Map<number, number>>()
  for (const { senses } of dictionary.entries) {
    for (const { own, covered } of senses) {
      if (!own || !covered) continue
      const numbers = stems.numbersOf([own.text, ...own.examples])
      for (const stem of numbers) all.set(stem, (all.get(stem) ?? 0) + 1)
      for (const field of own.domains.categories) {
        const counts = byField.get(field) ?? new Map<number, number>()
        byField.set(field, counts)
        for (const stem of numbers) counts.set(stem, (counts.get(stem) ?? 0) + 1)
      }
    }
  }
  const typical = ([stem, count]: [number, number]) => (count - 1) * Math.log((count * 20) / all.get(stem)!)
  return new Map(
    [...byField].map(([field, counts]) => {
      const best = [...counts].filter((one) => typical(one) > 0).sort((a, b) => typical(b) - typical(a))
      return [field, best.slice(0, FIELD_STEMS).map(([stem]) => stem)]
    }),
  )
}

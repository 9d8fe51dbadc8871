import { senseProfile } from '@wordhoard/lexicon/senses/profile'
import type { Dictionary } from '../dictionary'
import { copyLine } from '../load/copy'
import type { Entry, Sense } from '../model'
import type { PointerKind } from '../wordnet/pointers'

/** The nearest related senses say most; more than these add nothing to a profile. */
const RELATED_SYNSETS = 12
const nearestFirst: readonly PointerKind[] = [
  'hypernym',
  'similar',
  'hyponym',
  'derivation',
  'part',
  'category',
]

/** The row of `spell_senses`: a JSON array of profiles, one a definition, in their order. */
export function sensesRow(entry: Entry, dictionary: Dictionary): string {
  if (entry.senses.length === 0) return ''
  return copyLine([entry.id, JSON.stringify(entry.senses.map((sense) => profileOf(sense, dictionary)))])
}

function profileOf(sense: Sense, dictionary: Dictionary) {
  const { partOfSpeech, tagCount, synset, words, own } = sense
  if (own) {
    return senseProfile({
      partOfSpeech,
      tagCount,
      own: [own.text, ...own.examples, ...own.synonyms],
      related: [],
    })
  }
  if (!synset) return senseProfile({ partOfSpeech, tagCount, own: [], related: [] })
  const related: string[] = []
  const seen = new Set([synset.index])
  for (const kind of nearestFirst) {
    for (const target of dictionary.wordNet.targets(synset, kind, words)) {
      if (seen.size > RELATED_SYNSETS || seen.has(target.synset.index)) continue
      seen.add(target.synset.index)
      related.push(`${target.synset.words.join(' ')} ${target.synset.text}`)
    }
  }
  const others = synset.words.filter((_, at) => !words.includes(at + 1))
  return senseProfile({ partOfSpeech, tagCount, own: [synset.text, ...synset.examples, ...others], related })
}

import type { Sense } from '../model'
import type { Synset, WordNet } from './wordnet'

/**
 * Maximum number of synsets above a sense, nearest first; higher ones are shared by half of all senses and say nothing.
 */
const MAX_HYPERNYMS = 8

/**
 * Returns a sense's place in WordNet as words (see `f` of `SenseProfile`); empty for senses of other sources. Synsets
 * are identified by their number, which is that of their line in WordNet's files.
 */
export function traitsOf({ key, synset, words }: Sense, wordNet: WordNet): string {
  if (!synset) return ''
  const traits = [`k${key}`, `l${synset.lexicographerFile}`, `y${synset.index}`]
  // The few traits are compared one by one, which is faster than a set for each of 300,000 senses.
  const add = (trait: string) => {
    if (!traits.includes(trait)) traits.push(trait)
  }
  for (const above of synsetsAbove(synset, wordNet)) add(`y${above}`)
  for (const target of wordNet.targets(synset, 'similar')) add(`y${target.synset.index}`)
  for (const target of wordNet.targets(synset, 'category', words)) add(`d${target.synset.index}`)
  for (const target of wordNet.targets(synset, 'derivation', words)) {
    add(`m${target.synset.lexicographerFile}`)
    // The lower number first, so that both ends have the same trait, and what is learnt about a verb also applies to its noun.
    const [one, other] = [synset.index, target.synset.index]
    add(one < other ? `e${one}-${other}` : `e${other}-${one}`)
  }
  for (const { frame, word } of synset.frames ?? []) {
    if (word === 0 || words.includes(word)) add(`v${frame}`)
  }
  for (const word of words) {
    const position = synset.positions?.[word - 1]
    if (position !== undefined) add(`j${position}`)
  }
  return traits.join(' ')
}

function synsetsAbove(synset: Synset, wordNet: WordNet): number[] {
  const found: number[] = []
  for (let level: readonly Synset[] = [synset]; level.length > 0 && found.length < MAX_HYPERNYMS; ) {
    const next: Synset[] = []
    for (const lower of level) {
      for (const { synset: above } of wordNet.targets(lower, 'hypernym')) {
        if (found.includes(above.index)) continue
        found.push(above.index)
        next.push(above)
      }
    }
    level = next
  }
  return found.slice(0, MAX_HYPERNYMS)
}

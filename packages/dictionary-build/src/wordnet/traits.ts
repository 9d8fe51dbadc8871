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
  const traits = new Set([`k${key}`, `l${synset.lexicographerFile}`, `y${synset.index}`])
  for (const above of synsetsAbove(synset, wordNet)) traits.add(`y${above}`)
  for (const target of wordNet.targets(synset, 'similar')) traits.add(`y${target.synset.index}`)
  for (const target of wordNet.targets(synset, 'category', words)) traits.add(`d${target.synset.index}`)
  for (const target of wordNet.targets(synset, 'derivation', words)) {
    traits.add(`m${target.synset.lexicographerFile}`)
    // Sorted, so that both ends have the same trait, and what is learnt about a verb also applies to its noun.
    const [one, other] = [synset.index, target.synset.index].sort((a, b) => a - b)
    traits.add(`e${one}-${other}`)
  }
  for (const { frame, word } of synset.frames ?? []) {
    if (word === 0 || words.includes(word)) traits.add(`v${frame}`)
  }
  for (const word of words) {
    const position = synset.positions?.[word - 1]
    if (position !== undefined) traits.add(`j${position}`)
  }
  return [...traits].join(' ')
}

function synsetsAbove(synset: Synset, wordNet: WordNet): number[] {
  const found = new Set<number>()
  for (let level: readonly Synset[] = [synset]; level.length > 0 && found.size < MAX_HYPERNYMS; ) {
    const next: Synset[] = []
    for (const lower of level) {
      for (const { synset: above } of wordNet.targets(lower, 'hypernym')) {
        if (found.has(above.index)) continue
        found.add(above.index)
        next.push(above)
      }
    }
    level = next
  }
  return [...found].slice(0, MAX_HYPERNYMS)
}

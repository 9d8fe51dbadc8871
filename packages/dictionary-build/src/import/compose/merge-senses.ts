import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { type GlossTokens, glossTokens, isSameGloss } from '../gloss-match'
import type { ImportedSense } from '../imported-part'
import { OPEN_WORDNET_KEY } from '../open-wordnet/keys'
import type { WordSense } from './word-of-import'

/** A definition made by the build. */
export interface BuiltDefinition {
  readonly key: string
  readonly text: string
  readonly part_of_speech: string
  /** Keys of the senses that it stands for, if it was written for learners. */
  readonly covers: readonly string[]
}

export interface MergedSenses {
  /** New definitions, in the order of their sources. */
  readonly added: readonly WordSense[]
  /** Senses that mean the same as a built definition, by the index of that definition. */
  readonly same: ReadonlyMap<number, readonly WordSense[]>
}

/**
 * Separates imported senses that are new from those that repeat a definition of the same word and part of speech. Built
 * definitions stay, and of imported senses that are alike, the first one stays. Each takes over what its repetitions
 * have in addition.
 */
export function mergeSenses(built: readonly BuiltDefinition[], senses: readonly WordSense[]): MergedSenses {
  const same = new Map<number, WordSense[]>()
  const added: { sense: WordSense; tokens: GlossTokens }[] = []
  const known = built.length > 0 ? built.map(({ text }) => glossTokens(text)) : []
  for (const sense of senses) {
    const tokens = glossTokens(sense.sense.text)
    const at = built.findIndex(
      (definition, index) =>
        [definition.key, ...definition.covers].some((key) => sense.sense.key === OPEN_WORDNET_KEY + key) ||
        (isSamePart(definition.part_of_speech, sense.partOfSpeech) && isSameGloss(known[index]!, tokens)),
    )
    if (at >= 0) {
      same.set(at, [...(same.get(at) ?? []), sense])
      continue
    }
    const duplicate = added.findIndex(
      (other) =>
        other.sense.sense.key === sense.sense.key ||
        (other.sense.source !== sense.source &&
          isSamePart(other.sense.partOfSpeech, sense.partOfSpeech) &&
          isSameGloss(other.tokens, tokens)),
    )
    if (duplicate < 0) added.push({ sense, tokens })
    else added[duplicate] = { ...added[duplicate]!, sense: joinSense(added[duplicate]!.sense, sense.sense) }
  }
  return { added: added.map(({ sense }) => sense), same }
}

/** Parts of speech that sources distinguish differently, with the wider one that both are compared as. */
const widerParts = new Map<string, PartOfSpeech>([
  ['proper noun', 'noun'],
  ['phrasal verb', 'verb'],
  ['modal verb', 'verb'],
  ['auxiliary verb', 'verb'],
  ['idiom', 'phrase'],
])

function isSamePart(a: string, b: string): boolean {
  return (widerParts.get(a) ?? a) === (widerParts.get(b) ?? b)
}

const lists = ['examples', 'synonyms', 'antonyms', 'hypernyms', 'regions', 'categories', 'usages'] as const

/** Returns a sense with the additional content of another sense of the same meaning. */
function joinSense(sense: WordSense, other: ImportedSense): WordSense {
  const merged: { -readonly [K in keyof ImportedSense]: ImportedSense[K] } = { ...sense.sense }
  for (const name of lists) {
    const all = new Set([...(sense.sense[name] ?? []), ...(other[name] ?? [])])
    if (all.size > 0) merged[name] = [...all]
  }
  return { ...sense, sense: merged }
}

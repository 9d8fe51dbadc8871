import { rememberBy } from '@wordhoard/lexicon/remember'
import { wordClasses, wordClassOf } from '../context/word-class'
import type { SenseProfile } from '../profile'
import { hashText } from '../words/cue-hash'

/**
 * Levels of traits: the word class of a sense, the individual sense, the kind of thing that it denotes, or how it is
 * used (sentence frames of verbs, positions of adjectives, derived words).
 */
export const traitLevels = ['class', 'sense', 'kind', 'use'] as const

/** Hashed traits of a sense, with the level of each (an index into `traitLevels`). */
export interface SenseTraits {
  readonly hashes: Uint32Array
  readonly levels: Uint8Array
  /** Hash of the sense's own key; undefined for senses about which nothing was learnt. */
  readonly key: number | undefined
}

/** Levels of the traits whose pairs with cues have weights; for the level `use`, only vectors are learnt. */
export const pairLevels = traitLevels.slice(0, 3)

const senseLevel = traitLevels.indexOf('sense')
const kindLevel = traitLevels.indexOf('kind')
const useLevel = traitLevels.indexOf('use')

const known = new WeakMap<SenseProfile, SenseTraits>()

/** Returns the traits of a sense: its word class, and its place in WordNet according to its profile. */
export function senseTraits(profile: SenseProfile): SenseTraits {
  const before = known.get(profile)
  if (before) return before
  const kind = wordClassOf(profile.p)
  const texts = [`q${kind === undefined ? '' : wordClasses[kind]}`, ...(profile.f?.split(' ') ?? [])]
  const isKey = (text: string) => text.startsWith('k')
  const levelOf = (text: string) => (isKey(text) ? senseLevel : /^[vje]/.test(text) ? useLevel : kindLevel)
  const key = texts.find(isKey)
  const traits = {
    hashes: Uint32Array.from(texts, hashText),
    levels: Uint8Array.from(texts, (text, at) => (at === 0 ? 0 : levelOf(text))),
    key: key === undefined ? undefined : hashText(key),
  }
  known.set(profile, traits)
  return traits
}

/** Returns the traits of each of these senses; the same array for the same one, since much is remembered of it. */
export const traitsOfSenses = rememberBy((profiles: readonly SenseProfile[]): readonly SenseTraits[] =>
  profiles.map(senseTraits),
)

/** Returns the hashed traits of a sense whose pairs with cues have weights. */
export function pairTraits(profile: SenseProfile): Uint32Array {
  const { hashes, levels } = senseTraits(profile)
  return hashes.filter((_, at) => levels[at]! < pairLevels.length)
}

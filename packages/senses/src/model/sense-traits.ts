import { wordClasses, wordClassOf } from '../context/word-class'
import type { SenseProfile } from '../profile'
import { hashText } from '../words/cue-hash'

/**
 * What a trait tells of a sense: its word class, which very sense it is, what kind of thing it is, or how it is used
 * (sentences of verbs, places of adjectives, words derived from it).
 */
export const traitLevels = ['class', 'sense', 'kind', 'use'] as const

/** Traits of a sense, hashed, with the level of each (an index in `traitLevels`). */
export interface SenseTraits {
  readonly hashes: Uint32Array
  readonly levels: Uint8Array
  /** Hash of the sense's own key; undefined for senses that nothing has been learnt of. */
  readonly key: number | undefined
}

/** Levels of the traits whose pairs with cues have weights; of how a sense is used only vectors tell. */
export const pairLevels = traitLevels.slice(0, 3)

const senseLevel = traitLevels.indexOf('sense')
const kindLevel = traitLevels.indexOf('kind')
const useLevel = traitLevels.indexOf('use')

const known = new WeakMap<SenseProfile, SenseTraits>()

/** The traits of a sense: its word class, and what its profile says of its place in the dictionary. */
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

/** The traits of a sense whose pairs with cues have weights, hashed. */
export function pairTraits(profile: SenseProfile): Uint32Array {
  const { hashes, levels } = senseTraits(profile)
  return hashes.filter((_, at) => levels[at]! < pairLevels.length)
}

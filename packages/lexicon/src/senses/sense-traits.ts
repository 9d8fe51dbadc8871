import { hashText } from './cue-hash'
import type { SenseProfile } from './profile'
import { wordClasses, wordClassOf } from './word-class'

/** What a trait tells of a sense: its word class, which very sense it is, or what kind of thing it is. */
export const traitLevels = ['class', 'sense', 'kind'] as const

/** Traits of a sense, hashed, with the level of each (an index in `traitLevels`). */
export interface SenseTraits {
  readonly hashes: Uint32Array
  readonly levels: Uint8Array
  /** Hash of the sense's own key; undefined for senses that nothing has been learnt of. */
  readonly key: number | undefined
}

const known = new WeakMap<SenseProfile, SenseTraits>()

/** The traits of a sense: its word class, and what its profile says of its place in the dictionary. */
export function senseTraits(profile: SenseProfile): SenseTraits {
  const before = known.get(profile)
  if (before) return before
  const kind = wordClassOf(profile.p)
  const texts = [`q${kind === undefined ? '' : wordClasses[kind]}`, ...(profile.f?.split(' ') ?? [])]
  const isKey = (text: string) => text.startsWith('k')
  const key = texts.find(isKey)
  const traits = {
    hashes: Uint32Array.from(texts, hashText),
    levels: Uint8Array.from(texts, (text, at) => (at === 0 ? 0 : isKey(text) ? 1 : 2)),
    key: key === undefined ? undefined : hashText(key),
  }
  known.set(profile, traits)
  return traits
}

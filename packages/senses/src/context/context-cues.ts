import { hashText } from '../words/cue-hash'
import { isStopWord, stemOf } from '../words/stems'
import type { Occurrence } from './context'
import { formOf } from './word-class'

/**
 * Groups of cues: the grammar around the word (its form, the tags beside it), the words beside it, the nearest noun and
 * verb on each side with the particle after it, all words around, and the kinds of things that these words denote.
 */
export const cueGroups = ['grammar', 'beside', 'governed', 'around', 'kinds'] as const

/** The kind of thing that a word mostly denotes: WordNet's lexicographer file of its commonest sense. */
export interface WordKinds {
  /**
   * @param wordClass n, v, a or r
   * @returns the number of the kind; −1 for an unknown word
   */
  kindOf(stem: string, wordClass: string): number
}

/** Hashed cues of an occurrence, with the group of each (an index into `cueGroups`). */
export interface ContextCues {
  readonly hashes: Uint32Array
  readonly groups: Uint8Array
}

const clauseEnd = /^[.!?;:]$/
/** Returns whether a token contains a letter or digit, unlike punctuation. */
export const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)
/** How many words away the nearest noun and verb are sought; `MAX_PARTICLE_DISTANCE` is the same for particles. */
const MAX_GOVERNED_DISTANCE = 5
const MAX_PARTICLE_DISTANCE = 4
/** Words within this distance get an additional cue. */
const NEAR_DISTANCE = 3

/** Returns the indexes of the words from a place to the end of its clause, nearest first. */
export function wordsFrom(lower: readonly string[], from: number, step: 1 | -1): number[] {
  const found: number[] = []
  for (let at = from; at >= 0 && at < lower.length; at += step) {
    if (clauseEnd.test(lower[at]!)) break
    if (isWord(lower[at]!)) found.push(at)
  }
  return found
}

const textAt = (list: readonly string[], index: number | undefined) =>
  index === undefined ? '|' : list[index]!
const stemAt = (lower: readonly string[], index: number | undefined) =>
  index === undefined ? '|' : stemOf(lower[index]!)

/**
 * Returns the cues as texts, in the order of `cueGroups`. They follow the features of supervised disambiguation (Zhong
 * and Ng 2010: surrounding words, local collocations, tags), with the nearest noun and verb in place of a parse.
 */
function cueTexts(
  occurrence: Occurrence,
  headword: string,
  kinds: WordKinds,
): readonly (readonly string[])[] {
  const { words, tags, target } = occurrence
  const first = target[0]
  if (first === undefined) return [['1']]
  const lower = words.map((word) => word.toLowerCase())
  const left = wordsFrom(lower, first - 1, -1)
  const right = wordsFrom(lower, target.at(-1)! + 1, 1)
  const [l1, l2] = [stemAt(lower, left[0]), stemAt(lower, left[1])]
  const [r1, r2] = [stemAt(lower, right[0]), stemAt(lower, right[1])]
  const [L1, L2] = [textAt(tags, left[0]), textAt(tags, left[1])]
  const [R1, R2] = [textAt(tags, right[0]), textAt(tags, right[1])]
  const form = formOf(occurrence, headword)
  const capital = /^\p{Lu}/u.test(words[first]!) ? (left.length > 0 ? 'C' : 'S') : ''
  const grammar = [
    '1',
    `f${form}`,
    `t${tags[first]}`,
    `ft${form}${tags[first]}`,
    `c${capital}`,
    `A1${L1}`,
    `B1${R1}`,
    `A2${L2}`,
    `B2${R2}`,
    `AA${L2} ${L1}`,
    `BB${R1} ${R2}`,
    `AB${L1} ${R1}`,
    `Ab${L1} ${textAt(lower, right[0])}`,
    `fA${form} ${L1}`,
    `fB${form} ${R1}`,
  ]
  const beside = [
    `w${lower[first]}`,
    `a1${l1}`,
    `b1${r1}`,
    `a2${l2}`,
    `b2${r2}`,
    `aa${l2} ${l1}`,
    `bb${r1} ${r2}`,
    `ab${l1} ${r1}`,
    `aB${textAt(lower, left[0])} ${R1}`,
  ]
  const governed = [...cuesOfObject('L', left, lower, tags), ...cuesOfObject('R', right, lower, tags)]
  const particle = right.slice(0, MAX_PARTICLE_DISTANCE).find((index) => /^(?:IN|RP|TO)$/.test(tags[index]!))
  if (particle !== undefined) governed.push(`rp${lower[particle]}`)
  const kindsAround = kindCues(lower, tags, target, left, right, kinds)
  return [grammar, beside, governed, aroundCues(lower, target, left, right), kindsAround]
}

/** Returns the nearest word on a side whose tag begins with `kind`. */
export const nearestOf = (kind: string, side: readonly number[], tags: readonly string[]) =>
  side.slice(0, MAX_GOVERNED_DISTANCE).find((index) => tags[index]!.startsWith(kind))

/** Returns the cues of the nearest noun and verb on one side. */
function cuesOfObject(
  name: string,
  side: readonly number[],
  lower: readonly string[],
  tags: readonly string[],
): string[] {
  return ['N', 'V'].map((kind) => {
    const found = nearestOf(kind, side, tags)
    return `${name}${kind.toLowerCase()}${found === undefined ? '-' : stemOf(lower[found]!)}`
  })
}

function aroundCues(
  lower: readonly string[],
  target: readonly number[],
  left: readonly number[],
  right: readonly number[],
): string[] {
  const cues = new Set<string>()
  for (const [index, word] of lower.entries()) {
    if (!target.includes(index) && isWord(word) && !isStopWord(word)) cues.add(`s${stemOf(word)}`)
  }
  for (const index of [...left.slice(0, NEAR_DISTANCE), ...right.slice(0, NEAR_DISTANCE)]) {
    if (!isStopWord(lower[index]!)) cues.add(`3${stemOf(lower[index]!)}`)
  }
  return [...cues]
}

/** Returns the letter of the open class that a tag belongs to; empty for others. */
function classOfTag(tag: string): string {
  if (tag.startsWith('J')) return 'a'
  if (tag.startsWith('R')) return tag === 'RP' ? '' : 'r'
  return /^[NV]/.exec(tag)?.[0].toLowerCase() ?? ''
}

/** Returns the cues of the kinds of the nearest nouns and verbs, of the words beside, and of all words around. */
function kindCues(
  lower: readonly string[],
  tags: readonly string[],
  target: readonly number[],
  left: readonly number[],
  right: readonly number[],
  kinds: WordKinds,
): string[] {
  const kindAt = (index: number | undefined) => {
    const wordClass = index === undefined ? '' : classOfTag(tags[index]!)
    return wordClass === '' ? -1 : kinds.kindOf(stemOf(lower[index!]!), wordClass)
  }
  const cues = new Set<string>()
  const add = (name: string, index: number | undefined) => {
    const kind = kindAt(index)
    if (kind >= 0) cues.add(`${name}x${kind}`)
  }
  for (const [name, side] of [
    ['L', left],
    ['R', right],
  ] as const) {
    add(`${name}n`, nearestOf('N', side, tags))
    add(`${name}v`, nearestOf('V', side, tags))
    add(`${name}1`, side[0])
  }
  for (const [index, word] of lower.entries()) {
    if (!target.includes(index) && isWord(word) && !isStopWord(word)) add('', index)
  }
  return [...cues]
}

/** Returns all cues of an occurrence of a headword. */
export function contextCues(occurrence: Occurrence, headword: string, kinds: WordKinds): ContextCues {
  const texts = cueTexts(occurrence, headword, kinds)
  let count = 0
  for (const list of texts) count += list.length
  const hashes = new Uint32Array(count)
  const groups = new Uint8Array(count)
  let at = 0
  for (let group = 0; group < texts.length; group++) {
    for (const text of texts[group]!) {
      hashes[at] = hashText(text)
      groups[at++] = group
    }
  }
  return { hashes, groups }
}

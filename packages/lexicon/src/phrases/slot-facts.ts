import { separabilityCodes, slotCodes } from './phrase-codes'
import type { PhraseIndex } from './phrase-index'
import { MAX_INSIDE_WORDS, MAX_LONG_OBJECT_WORDS, MAX_POSSESSOR_WORDS } from './phrase-reach'

/**
 * Facts about the phrases in the order of an index's buckets, so that the many that can't be at a place are passed over
 * by reading on rather than by looking each up.
 */
interface SlotFacts {
  /** Code of each phrase's first word. */
  readonly firsts: Int32Array
  /** How far before its anchor each may begin. */
  readonly backs: Uint8Array
  /** 1 if its noun may come before its verb. */
  readonly inverts: Uint8Array
  /** Code of another word that each must have; −1 if every other one may be missing or be written in another way. */
  readonly others: Int32Array
  /** How far from the anchor that word may be: negative before it, positive after it. */
  readonly reaches: Int16Array
}

/** Words that a text may replace by others, so that they can't be looked for: 'd for had, my for the. */
export const shortenedWords = ['had', 'would', 'be', 'have', 'a', 'an']
const replaceable = new Set([...shortenedWords, 'the'])
/** Room for adverbs between any two words of a phrase. */
const MORE_ADVERBS = 3

const knownFacts = new WeakMap<PhraseIndex, SlotFacts>()

/** Returns an index's facts, worked out when first needed. */
export function slotFactsOf(index: PhraseIndex): SlotFacts {
  const known = knownFacts.get(index)
  if (known) return known
  const { phrases, words, starts, anchors, slacks } = index
  const size = phrases.length
  const facts = {
    firsts: new Int32Array(size),
    backs: new Uint8Array(size),
    inverts: new Uint8Array(size),
    others: new Int32Array(size).fill(-1),
    reaches: new Int16Array(size),
  }
  const uses = new Uint32Array(index.vocabulary.length)
  for (const code of words) if (code >= 0) uses[code]!++
  for (let slot = 0; slot < size; slot++) {
    const phrase = phrases[slot]!
    facts.firsts[slot] = words[starts[phrase]!]!
    facts.backs[slot] = anchors[phrase]! + slacks[phrase]!
    facts.inverts[slot] = canInvert(index, phrase) ? 1 : 0
    const place = rarestOther(index, phrase, uses)
    if (place === undefined) continue
    facts.others[slot] = words[starts[phrase]! + place]!
    facts.reaches[slot] = place < anchors[phrase]! ? -spanOf(index, phrase) : spanOf(index, phrase)
  }
  knownFacts.set(index, facts)
  return facts
}

/** Returns the place of the word beside the anchor that the fewest phrases have. */
function rarestOther(index: PhraseIndex, phrase: number, uses: Uint32Array): number | undefined {
  const { words, starts, anchors, heads, nouns, vocabulary } = index
  const start = starts[phrase]!
  // A verb within an idiom may be in a form that isn't a base: the penny drops.
  const innerVerb = nouns[phrase] === 0 && heads[phrase]! > 0 ? heads[phrase] : -1
  let best: number | undefined
  for (let place = 0; place < starts[phrase + 1]! - start; place++) {
    const code = words[start + place]!
    if (code < 0 || place === anchors[phrase] || place === innerVerb) continue
    if (replaceable.has(vocabulary[code]!)) continue
    if (best === undefined || uses[code]! < uses[words[start + best]!]!) best = place
  }
  return best
}

/** Returns how many words of a text a phrase may span at most. */
function spanOf({ words, starts, gaps }: PhraseIndex, phrase: number): number {
  let span = MAX_INSIDE_WORDS + (gaps[phrase]! >= 0 ? MAX_LONG_OBJECT_WORDS : 0)
  for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++) {
    span += 1 + MORE_ADVERBS
    if (words[at] === slotCodes.object) span += MAX_LONG_OBJECT_WORDS
    if (words[at] === slotCodes.possessive) span += MAX_POSSESSOR_WORDS
  }
  return span
}

/** Returns whether a phrase is a verb with a fixed noun, which a passive or a clause may put before it. */
function canInvert({ heads, nouns, gaps, separabilities }: PhraseIndex, phrase: number): boolean {
  const code = separabilities[phrase]
  return (
    heads[phrase] === 0 &&
    nouns[phrase] === 0 &&
    (code === separabilityCodes.fixed || (code === separabilityCodes.unknown && gaps[phrase] === -1))
  )
}

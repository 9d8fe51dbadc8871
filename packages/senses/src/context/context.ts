import { irregularBases } from '../words/irregular-forms'
import { stemOf } from '../words/stems'
import { tagWords } from './tagger'

/** A headword found in a piece of text, from which the features for ranking are computed. */
export interface Occurrence {
  /** All words of the text, as written, with clitics separate ("does" "n't"). */
  readonly words: readonly string[]
  /** Penn tag of each word. */
  readonly tags: readonly string[]
  /** Indexes of the words that form the headword; empty when it wasn't found. */
  readonly target: readonly number[]
}

const wordPattern =
  /n't\b|'(?:s|m|d|re|ve|ll)\b|(?:(?!n't\b)[\p{L}\p{M}\p{N}])+(?:[-\u2010\u2011.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/giu

/** Splits a text as taggers expect it: into words, clitics and single punctuation marks. */
export function splitWords(text: string): string[] {
  return text.replaceAll('\u00ad', '').replaceAll('’', "'").match(wordPattern) ?? []
}

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

const clitics = new Map(
  Object.entries({
    "n't": 'not',
    ca: 'can',
    wo: 'will',
    sha: 'shall',
    "'ll": 'will',
    "'ve": 'have',
    "'re": 'be',
    "'m": 'be',
    "'s": 'be',
  }),
)

/**
 * Returns how likely a lower-case word is a form of a headword's part: 3 identical, 2 an inflection, 1 similar, 0 not
 * at all.
 */
function likeness(word: string, piece: string): number {
  if (word === piece) return 3
  if (stemOf(word) === stemOf(piece) || irregularBases.get(word)?.includes(piece)) return 2
  if (clitics.get(word) === piece) return 2
  if (piece.length < 4 || word.length < 4) return 0
  let shared = 0
  while (shared < piece.length && word[shared] === piece[shared]) shared++
  return shared >= 4 && shared >= piece.length * 0.6 && shared >= word.length * 0.6 ? 1 : 0
}

/** Maximum number of words between the parts of a phrase ("picked her little brother up"). */
const MAX_GAP_WORDS = 4

/**
 * Returns the indexes of the headword's occurrence nearest the middle of the text. Recognises inflections without a
 * dictionary; when nothing matches well, chooses the most similar word (a variant spelling, an odd plural).
 */
function locate(words: readonly string[], headword: string): number[] {
  const lower = words.map((word) => word.toLowerCase())
  const whole = headword.toLowerCase().replaceAll('’', "'")
  const pieces = splitWords(whole.replaceAll('-', ' ')).filter(isWord)
  const middle = (words.length - 1) / 2
  let best: number[] = []
  let bestScore = 0
  for (const [start, word] of lower.entries()) {
    let found: number[] = []
    let quality = likeness(word, whole)
    if (quality > (pieces.length > 1 ? 1 : 0)) found = [start]
    else if (pieces.length > 1) {
      quality = likeness(word, pieces[0]!)
      found = [start]
      for (let piece = 1, at = start + 1; piece < pieces.length && quality > 1; piece++, at++) {
        const limit = Math.min(lower.length, at + MAX_GAP_WORDS + 1)
        while (at < limit && likeness(lower[at]!, pieces[piece]!) < 2) at++
        if (at < limit) found.push(at)
        else quality = 0
      }
      if (found.length < pieces.length) quality = 0
    }
    if (quality === 0) continue
    const spread = found.at(-1)! - start - found.length + 1
    const score = (quality > 1 ? 1000 : 500) - Math.abs(start - middle) - 3 * spread
    if (score > bestScore) {
      best = found
      bestScore = score
    }
  }
  return best
}

interface TaggedText {
  readonly context: string
  readonly words: readonly string[]
  readonly tags: readonly string[]
}

/** The last tagged text: one tap ranks several entries in the same text. */
let latest: TaggedText | undefined

function tagContext(context: string): TaggedText {
  if (latest?.context === context) return latest
  const words = splitWords(context)
  latest = { context, words, tags: tagWords(words) }
  return latest
}

/** Splits and tags a text and finds the headword in it. */
export function readContext(headword: string, context: string): Occurrence {
  const { words, tags } = tagContext(context)
  return { words, tags, target: locate(words, headword) }
}

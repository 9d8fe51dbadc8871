import { isObjectPronoun, isPossessive, isReflexive, type Slot, slotOf } from '@wordhoard/lexicon/slots'
import { plainSpelling } from '@wordhoard/lexicon/tokens/normal-form'
import { graphemes } from './graphemes'

/**
 * Removes the differences that don't count: case, surrounding spaces, the shape of apostrophes and hyphens, the Unicode
 * form.
 */
const normaliseSpelling = (spelling: string) => plainSpelling(spelling).trim().toLowerCase()

const withoutAccents = (spelling: string) => spelling.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Returns whether a typed word may fill a slot of a phrase: my or sb's for one's, sth or them for something. */
function fills(slot: Slot, word: string): boolean {
  if (slotOf(word) === slot) return true
  if (slot === 'possessive') return isPossessive(word)
  return slot === 'reflexive' ? isReflexive(word) : isObjectPronoun(word)
}

/** Returns whether a phrase was typed, ignoring the number of spaces and allowing other words in its slots. */
function isSamePhrase(given: string, wanted: string): boolean {
  const typed = given.split(/\s+/)
  const words = wanted.split(/\s+/)
  return (
    typed.length === words.length &&
    words.every((word, index) => {
      const slot = words.length > 1 ? slotOf(word) : undefined
      return word === typed[index] || (slot !== undefined && fills(slot, typed[index]!))
    })
  )
}

/**
 * Returns whether the typed answer matches one of the accepted spellings (British, American). Accents may be left out,
 * since many keyboards have none, but a wrong accent is a mistake. In a phrase, one's and someone stand for any word of
 * their kind: make up your mind is right for make up one's mind.
 */
export function isRightSpelling(typed: string, accepted: readonly string[]): boolean {
  const given = normaliseSpelling(typed)
  return (
    given !== '' &&
    accepted.some((each) => {
      const wanted = normaliseSpelling(each)
      return isSamePhrase(given, wanted) || isSamePhrase(given, withoutAccents(wanted))
    })
  )
}

/**
 * A stretch of a typed answer compared with the right spelling. In `wrong` and `extra`, the text is what was typed; in
 * `missing`, what should have been.
 */
export interface DiffPart {
  readonly kind: 'same' | 'missing' | 'extra' | 'wrong'
  readonly text: string
}

/**
 * Computes the edit distances between the ends of two sequences: `table[i][j]` compares the letters from i and from j
 * on.
 */
function distances(typed: readonly string[], right: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: typed.length + 1 }, () => new Uint16Array(right.length + 1))
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = typed.length; i >= 0; i--) {
    const row = table[i] as Uint16Array
    for (let j = right.length; j >= 0; j--) {
      if (i === typed.length) row[j] = right.length - j
      else if (j === right.length) row[j] = typed.length - i
      else if (typed[i] === right[j]) row[j] = at(i + 1, j + 1)
      else row[j] = 1 + Math.min(at(i + 1, j + 1), at(i + 1, j), at(i, j + 1))
    }
  }
  return table
}

/** Maximum number of UTF-16 units of an answer that are compared: the table grows with the product of both lengths. */
const MAX_COMPARED_UNITS = 1000

/**
 * Compares a typed answer with the right spelling, by the least number of letters changed, left out or added
 * (Levenshtein). `same`, `extra` and `wrong` together are the typed answer in NFC, without surrounding spaces.
 */
export function characterDiff(typed: string, right: string): DiffPart[] {
  const given = typed.normalize('NFC').trim()
  const shown = graphemes(given.slice(0, MAX_COMPARED_UNITS))
  const wanted = graphemes(right.normalize('NFC').trim())
  const a = shown.map((letter) => normaliseSpelling(letter) || letter)
  const b = wanted.map((letter) => normaliseSpelling(letter) || letter)
  const table = distances(a, b)
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  const parts: { kind: DiffPart['kind']; text: string }[] = []
  const add = (kind: DiffPart['kind'], text = '') => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const here = at(i, j)
    if (i < a.length && j < b.length && a[i] === b[j]) add('same', shown[i])
    else if (i < a.length && j < b.length && here === 1 + at(i + 1, j + 1)) add('wrong', shown[i])
    else if (j < b.length && here === 1 + at(i, j + 1)) {
      add('missing', wanted[j++])
      continue
    } else {
      add('extra', shown[i++])
      continue
    }
    i++
    j++
  }
  if (given.length > MAX_COMPARED_UNITS) add('extra', given.slice(MAX_COMPARED_UNITS))
  return parts
}

import { isLatin } from './char-classes'

/** Titles. A name follows, so a sentence never ends at their full stop. */
const titles =
  'Mr Mrs Ms Mx Dr Prof St Messrs Mme Mlle Mgr Capt Col Gen Lt Cdr Cpl Sgt Maj Adm Rev Revd Fr Hon Gov Sen Rep Pres Supt Insp Mt Ft Rt'

/** Abbreviations that precede what they refer to. */
const references =
  'vs cf viz fig figs Fig Figs pp approx ca Nos nos Vol vol Vols Ch ch ed eds trans esp incl excl misc tel Tel'

/** Abbreviations that may end a sentence. */
const others =
  'etc al Jr Sr Esq Inc Ltd Co Corp Bros Dept dept Univ Ave Rd Blvd Jan Feb Apr Aug Sept Oct Nov Dec Tues Thurs est ibid Bart'

/** Abbreviations that are common words without the full stop, so a figure must follow: No. 5, p. 12. */
const beforeFigures = new Set(['No', 'no', 'p', 'Art', 'art', 'Sec', 'sec', 'Op', 'op', 'l', 'c', 'v'])

const neverLast = new Set([...titles.split(' '), ...references.split(' ')])
const abbreviations = new Set([...neverLast, ...others.split(' ')])

/** Inner parts of dotted abbreviations that are longer than one letter: Ph.D., B.Sc., D.Phil., Litt.D. */
const longParts = new Set(['Ph', 'Sc', 'Phil', 'Litt', 'Ed', 'Mus', 'Eng', 'Lit', 'Hons'])

const MAX_ABBREVIATION_LENGTH = 6

const isLetter = (char: string) => /^\p{L}$/u.test(char)

/**
 * Returns the end of the part of a dotted abbreviation (a, U, Ph) that starts at `start`; 0 when the word there is
 * longer.
 */
function partEnd(text: string, start: number): number {
  if (!isLetter(text.charAt(start))) return 0
  if (!isLetter(text.charAt(start + 1))) return start + 1
  let end = start + 1
  while (end - start < 5 && isLetter(text.charAt(end))) end++
  return longParts.has(text.slice(start, end)) ? end : 0
}

/** Returns the end of the dotted abbreviation (a.m., U.S., Ph.D.) whose first part is from `start` to `end`, or 0. */
function endOfDots(text: string, start: number, end: number): number {
  if (partEnd(text, start) !== end) return 0
  let at = end
  for (;;) {
    const next = text.charAt(at) === '.' ? partEnd(text, at + 1) : 0
    if (next === 0) break
    at = next
  }
  if (at === end) return 0
  return text.charAt(at) === '.' ? at + 1 : at
}

/**
 * Returns the end (exclusive) of the abbreviation that the word from `start` to `end` forms with its full stops, or 0
 * when it isn't one. A full stop must follow the word. A single capital is an initial when a capital follows (J. K.
 * Rowling); I only when another initial follows.
 */
export function abbreviationEnd(text: string, start: number, end: number): number {
  const next = text.charCodeAt(end + 1)
  if (isLatin(next)) return endOfDots(text, start, end)
  if (end - start > MAX_ABBREVIATION_LENGTH) return 0
  const word = text.slice(start, end)
  if (abbreviations.has(word)) return end + 1
  if (end - start > 3) return 0
  const following = text.slice(end + 1, end + 4)
  if (beforeFigures.has(word) && /^\s?\d/.test(following)) return end + 1
  if (end - start > 1 || !/^\p{Lu}/u.test(word)) return 0
  const goesOn = word === 'I' ? /^\s?\p{Lu}\./u : /^\s?\p{Lu}/u
  return goesOn.test(following) ? end + 1 : 0
}

/** Returns whether a sentence never ends with this abbreviation, given with its full stop as in the text. */
export function neverEndsSentence(abbreviation: string): boolean {
  return neverLast.has(abbreviation.slice(0, -1)) || /^(e\.g|i\.e)\.$/i.test(abbreviation)
}

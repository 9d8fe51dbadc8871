import { charClass, classOf, isLatin } from './char-classes'

/** Words that always begin with an apostrophe: any such mark before them belongs to the word. */
const certain = new Set(
  "tis tisn't twas twasn't twere tweren't twill twould twouldn't twixt tween twon't em til n neath mongst nuff".split(
    ' ',
  ),
)

/** Words that may begin with an apostrophe but exist without it too: the mark before them may open a quotation. */
const uncertain = new Set(
  'cause cos coz cuz till bout round fore fraid scuse kay pon gainst er im ere ave ad ello alf appy ouse ow un ud s all nother'.split(
    ' ',
  ),
)

/** Words with dropped last letters: an apostrophe after them belongs to them when a word follows. */
const clipped = new Set('o th ol wi an lil n d y'.split(' '))

const MAX_ELISION_LENGTH = 9
const curlyApostrophe = 0x2019
const backtick = 0x60
const acute = 0xb4

/**
 * How many code units are searched for the end of a quotation: enough for a spoken sentence, and it keeps the scan
 * linear.
 */
const MAX_QUOTATION_DISTANCE = 400

/**
 * Returns whether a single quotation mark closes within reach of `from` (an index in UTF-16 units), so that the mark
 * before `from` may be the one that opened it.
 */
function quotationCloses(text: string, from: number): boolean {
  const stop = Math.min(text.length, from + MAX_QUOTATION_DISTANCE)
  for (let at = from; at < stop; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x0a && text.charCodeAt(at + 1) === 0x0a) return false
    if (unit !== 0x27 && unit !== curlyApostrophe) continue
    const after = text.charCodeAt(at + 1)
    const closes = !isLatin(after) && classOf(after) !== charClass.digit
    if (closes && classOf(text.charCodeAt(at - 1)) !== charClass.space) return true
  }
  return false
}

/**
 * Returns whether the apostrophe at `at` belongs to the word after it, which ends at `end` ('tis, ’em), rather than
 * opening a quotation.
 */
export function beginsElision(text: string, at: number, end: number): boolean {
  if (end - at - 1 > MAX_ELISION_LENGTH) return false
  const mark = text.charCodeAt(at)
  if (mark === backtick || mark === acute) return false
  const word = text
    .slice(at + 1, end)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
  if (certain.has(word)) return true
  if (!uncertain.has(word)) return false
  return mark === curlyApostrophe || !quotationCloses(text, end)
}

/** Returns whether the apostrophe at `end` belongs to the word from `start` to `end` (o' the, rock n' roll). */
export function endsElision(text: string, start: number, end: number): boolean {
  if (end - start > 3 || !clipped.has(text.slice(start, end).toLowerCase())) return false
  return (
    classOf(text.charCodeAt(end + 1)) === charClass.space &&
    isLatin(text.charCodeAt(end + 2)) &&
    classOf(text.charCodeAt(start - 1)) !== charClass.apostrophe
  )
}

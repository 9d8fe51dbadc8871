import { allowedTags } from './allow-list'

/** More than browsers show, and far less than what a parser's or our own recursion bears. */
const DEEPEST = 800

/** Elements of a short text, at most; a parser and a sanitiser take some 0.05 to 0.1 ms for each. */
const MOST_ELEMENTS = 10_000
/** A longer text may have one for so many characters: paragraphs of dialogue are longer. */
const CHARACTERS_AN_ELEMENT = 40
/**
 * Comments and elements that articles do not have, times all elements: to take one out the sanitiser looks through all
 * that stands around it.
 */
const MOST_TAKEN_OUT = 1_000_000

/** Said of a text with more elements than may be. */
export const TOO_MANY_ELEMENTS = 'too many elements'

/** Throws a RangeError when elements are nested too deeply. */
export function refuseDeep(html: string): void {
  if (depthOf(html) > DEEPEST) throw new RangeError('nested too deeply')
}

/** Elements that have no end, or that many writers leave open. */
const unending = new Set(
  'br hr img input wbr col area embed link meta source track p li dt dd tr td th'.split(' '),
)

/** HTML's own do not end with "/>"; those of drawings and formulas do. */
const own: ReadonlySet<string> = new Set(allowedTags)

/**
 * How deep the elements of a text are nested, at most, from its tags alone: parsers take the square of it in time, so it
 * must be known before one is asked.
 */
function depthOf(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*/gi)) {
    if (unending.has(name!.toLowerCase()) || (tag.endsWith('/') && !own.has(name!.toLowerCase()))) continue
    if (slash) depth = Math.max(0, depth - 1)
    else if (++depth > deepest) deepest = depth
  }
  return deepest
}

/** Elements that a parser opens anew in each block until they are closed. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/**
 * Throws a RangeError when a parser would make more elements of a text, or a sanitiser take more out, than ends in a
 * second. Told from the tags alone.
 */
export function refuseMany(html: string): void {
  const most = Math.max(MOST_ELEMENTS, html.length / CHARACTERS_AN_ELEMENT)
  let elements = 0
  let foreign = 0
  /** Of those that are opened anew. */
  let open = 0
  let isInParagraph = false
  for (const [, slash, written] of html.matchAll(/<(?:[!?]|(\/?)([a-z][^\s/>]*))/gi)) {
    const name = written?.toLowerCase() ?? ''
    if (reopened.has(name)) {
      open = slash ? Math.max(0, open - 1) : open + 1
      if (!slash) elements++
    } else {
      // The end of a paragraph that was never begun makes one.
      if (!slash || (name === 'p' && !isInParagraph)) elements++
      elements += open
      if (!slash && !own.has(name)) foreign++
      if (name === 'p') isInParagraph = !slash
    }
    if (elements > most) throw new RangeError(TOO_MANY_ELEMENTS)
  }
  if (foreign * elements > MOST_TAKEN_OUT) throw new RangeError(TOO_MANY_ELEMENTS)
}

import { allowedTags } from './allow-list'

/**
 * Maximum nesting depth: more than browsers show, and far less than the recursion of a parser or of our code can take.
 */
const MAX_DEPTH = 800

/** Maximum number of elements in a short text; a parser and a sanitiser take about 0.05 to 0.1 ms for each. */
const MAX_ELEMENTS = 10_000
/** Longer texts may have one element for this many characters: paragraphs of dialogue are longer. */
const CHARACTERS_PER_ELEMENT = 40
/**
 * Maximum product of elements to remove (comments, and elements that articles don't have) and all elements: to remove
 * one, the sanitiser looks through everything around it.
 */
const MAX_REMOVAL_COST = 1_000_000

/** Error message for a text with too many elements. */
export const TOO_MANY_ELEMENTS = 'too many elements'

/** Throws a RangeError when elements are nested too deeply. */
export function refuseDeep(html: string): void {
  if (depthOf(html) > MAX_DEPTH) throw new RangeError('nested too deeply')
}

/** Void elements, and elements that authors often leave open. */
const unclosedElements = new Set(
  'br hr img input wbr col area embed link meta source track p li dt dd tr td th'.split(' '),
)

/** HTML's own elements don't end with "/>"; those of SVG and MathML do. */
const elementNames: ReadonlySet<string> = new Set(allowedTags)

/**
 * Returns the maximum nesting depth of a text, judging by its tags alone: parsers take quadratic time in the depth, so
 * check it before parsing.
 */
function depthOf(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*/gi)) {
    if (
      unclosedElements.has(name!.toLowerCase()) ||
      (tag.endsWith('/') && !elementNames.has(name!.toLowerCase()))
    )
      continue
    if (slash) depth = Math.max(0, depth - 1)
    else if (++depth > deepest) deepest = depth
  }
  return deepest
}

/** Elements that a parser reopens in each block until they are closed. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/**
 * Throws a RangeError when a parser would create, or a sanitiser remove, more elements than can be handled within a
 * second. Judges by the tags alone.
 */
export function refuseMany(html: string): void {
  const maxElements = Math.max(MAX_ELEMENTS, html.length / CHARACTERS_PER_ELEMENT)
  let elements = 0
  let foreign = 0
  /** Number of open elements that are reopened in each block. */
  let open = 0
  let isInParagraph = false
  for (const [, slash, tagName] of html.matchAll(/<(?:[!?]|(\/?)([a-z][^\s/>]*))/gi)) {
    const name = tagName?.toLowerCase() ?? ''
    if (reopened.has(name)) {
      open = slash ? Math.max(0, open - 1) : open + 1
      if (!slash) elements++
    } else {
      // An end tag without an open paragraph creates an empty one.
      if (!slash || (name === 'p' && !isInParagraph)) elements++
      elements += open
      if (!slash && !elementNames.has(name)) foreign++
      if (name === 'p') isInParagraph = !slash
    }
    if (elements > maxElements) throw new RangeError(TOO_MANY_ELEMENTS)
  }
  if (foreign * elements > MAX_REMOVAL_COST) throw new RangeError(TOO_MANY_ELEMENTS)
}

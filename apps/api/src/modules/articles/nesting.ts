import { allowedTags } from '@wordhoard/contracts/reading-html'

/** More than browsers show, and far less than what a parser's or our own recursion bears. */
const DEEPEST = 800

/** Throws a RangeError when elements are nested too deeply. */
export function refuseDeep(html: string): void {
  if (depthOf(html) > DEEPEST) throw new RangeError('nested too deeply')
}

/** Elements that have no end, or that many writers leave open. */
const unending = new Set(
  'br hr img input wbr col area embed link meta source track p li dt dd tr td th'.split(' '),
)

/** HTML's own do not end with "/>"; those of drawings and formulas do. */
const own = new Set(allowedTags)

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

import { baseForms } from './base-forms'
import type { Lexicon } from './lexicon'
import { plainSpelling } from './normal-form'
import { lookupForm, type Token } from './tokens'

const lineBreak = /[\r\n]/

/**
 * The form to look up where a lexicon is at hand: as `lookupForm`, but a word hyphenated at a line's end keeps its
 * hyphen when it leads nowhere without (well-⏎known).
 */
export function knownForm(text: string, token: Token, lexicon: Lexicon): string {
  const joined = lookupForm(text, token)
  const raw = text.slice(token.start, token.end)
  if (!lineBreak.test(raw) || baseForms(joined, lexicon).length > 0) return joined
  const hyphenated = plainSpelling(raw, '-').toLowerCase()
  const pieces = hyphenated.split('-')
  const known = pieces.every((piece) => baseForms(piece, lexicon).length > 0)
  return known || baseForms(hyphenated, lexicon).length > 0 ? hyphenated : joined
}

/** The smallest parts of a word token, cut at hyphens and spaces: [token] itself for a plain word. */
export function pieces(text: string, token: Token): Token[] {
  const found: Token[] = []
  for (const match of text.slice(token.start, token.end).matchAll(/[^\s\-‐‑]+/g)) {
    const start = token.start + match.index
    found.push({ start, end: start + match[0].length, kind: 'word' })
  }
  return found.length > 0 ? found : [token]
}

/**
 * What a word token is offered as: [the token] when the lexicon has it whole, also inflected (mother-in-law's), else its
 * parts, the longest known runs of pieces first from the left (mother-in-law-like → mother-in-law, like). The pieces
 * stay reachable through `pieces`.
 */
export function parts(text: string, token: Token, lexicon: Lexicon): Token[] {
  const all = pieces(text, token)
  if (all.length === 1) return [token]
  const known = (start: number, end: number) =>
    baseForms(knownForm(text, { start, end, kind: 'word' }, lexicon), lexicon).length > 0
  if (known(token.start, token.end)) return [token]
  // capabili-⏎ties: neither half is a word.
  if (
    lineBreak.test(text.slice(token.start, token.end)) &&
    !all.every(({ start, end }) => known(start, end))
  ) {
    return [token]
  }
  const found: Token[] = []
  for (let from = 0; from < all.length; ) {
    let to = all.length
    while (to > from + 1 && !known(all[from]?.start ?? 0, all[to - 1]?.end ?? 0)) to--
    found.push({ start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0, kind: 'word' })
    from = to
  }
  return found
}

import { baseForms, LONGEST_FORM } from '../forms/base-forms'
import type { Lexicon } from '../lexicon'
import { plainSpelling } from '../tokens/normal-form'
import { lookupForm, type Token } from '../tokens/tokens'

const lineBreak = /[\r\n]/

/** Most pieces of a run that is sought in the lexicon: as many as WordNet's longest hyphenated headword has. */
const MOST_RUN_PIECES = 9

/** A word of more pieces than this is none, and is left whole. Spelt-out words (s-t-r-e-n-g-t-h) have fewer. */
export const MOST_PIECES = 40

/** How often runs of pieces may still be sought: shared by the words of a text, so that no text costs more than it should. */
export interface RunBudget {
  left: number
}

/**
 * The form to look up where a lexicon is at hand: as `lookupForm`, but a word hyphenated at a line's end keeps its
 * hyphen when it leads nowhere without (well-⏎known).
 */
export function findForm(text: string, token: Token, lexicon: Lexicon): string {
  const joined = lookupForm(text, token)
  const raw = text.slice(token.start, token.end)
  if (raw.length > LONGEST_FORM || !lineBreak.test(raw) || baseForms(joined, lexicon).length > 0)
    return joined
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
 * stay reachable through `pieces`. Linear in the word's length: runs have at most `MOST_RUN_PIECES` pieces, and a word of
 * more than `MOST_PIECES` is left whole; one for whose runs the budget is used up is cut into its pieces.
 */
export function parts(
  text: string,
  token: Token,
  lexicon: Lexicon,
  budget: RunBudget = { left: MOST_PIECES * MOST_RUN_PIECES },
): Token[] {
  const all = pieces(text, token)
  if (all.length === 1 || all.length > MOST_PIECES) return [token]
  const known = (start: number, end: number) =>
    baseForms(findForm(text, { start, end, kind: 'word' }, lexicon), lexicon).length > 0
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
    const { start } = all[from]!
    let to = Math.min(all.length, from + MOST_RUN_PIECES)
    while (to > from + 1 && !(budget.left-- > 0 && known(start, all[to - 1]!.end))) to--
    found.push({ start, end: all[to - 1]!.end, kind: 'word' })
    from = to
  }
  return found
}

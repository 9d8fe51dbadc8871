import { baseForms, LONGEST_FORM } from '../forms/base-forms'
import type { Lexicon } from '../lexicon'
import { plainSpelling } from '../tokens/normal-form'
import { lookupForm, type Token } from '../tokens/tokens'

const lineBreak = /[\r\n]/

/** Maximum number of pieces in a run that is looked up: as many as WordNet's longest hyphenated headword has. */
const MAX_RUN_PIECES = 9

/** A token with more pieces than this isn't a word and is left whole. Spelt-out words (s-t-r-e-n-g-t-h) have fewer. */
export const MAX_PIECES = 40

/**
 * Number of runs of pieces that may still be looked up. The words of a text share it, which bounds the cost of a text.
 */
export interface RunBudget {
  left: number
}

/**
 * Returns the form to look up, with the help of a lexicon: like `lookupForm`, but a word hyphenated at a line's end
 * keeps its hyphen when it has no base form without it (well-⏎known).
 */
export function findForm(text: string, token: Token, lexicon: Lexicon): string {
  const joined = lookupForm(text, token)
  const raw = text.slice(token.start, token.end)
  if (raw.length > LONGEST_FORM || !lineBreak.test(raw)) return joined
  const hyphenated = plainSpelling(raw, '-').toLowerCase()
  // baseForms finds well-known for wellknown, but the hyphen is there.
  const isWritten = lexicon.partsOfSpeech(joined) === 0 && lexicon.partsOfSpeech(hyphenated) !== 0
  if (isWritten) return hyphenated
  if (baseForms(joined, lexicon).length > 0) return joined
  const pieces = hyphenated.split('-')
  const known = pieces.every((piece) => baseForms(piece, lexicon).length > 0)
  return known || baseForms(hyphenated, lexicon).length > 0 ? hyphenated : joined
}

/** Splits a word token at hyphens and spaces into its smallest parts; returns [token] itself for a plain word. */
export function pieces(text: string, token: Token): Token[] {
  const found: Token[] = []
  for (const match of text.slice(token.start, token.end).matchAll(/[^\s\-‐‑]+/g)) {
    const start = token.start + match.index
    found.push({ start, end: start + match[0].length, kind: 'word' })
  }
  return found.length > 0 ? found : [token]
}

/**
 * Returns the tokens under which a word token is offered: [token] when the lexicon has the whole, also inflected
 * (mother-in-law's); otherwise its longest known runs of pieces, from the left (mother-in-law-like → mother-in-law,
 * like). `pieces` returns all the smallest parts. Linear in the word's length: runs have at most `MAX_RUN_PIECES`
 * pieces, a word of more than `MAX_PIECES` is left whole, and a word is cut into its pieces once the budget is used
 * up.
 */
export function parts(
  text: string,
  token: Token,
  lexicon: Lexicon,
  budget: RunBudget = { left: MAX_PIECES * MAX_RUN_PIECES },
): Token[] {
  const all = pieces(text, token)
  if (all.length === 1 || all.length > MAX_PIECES) return [token]
  const known = (start: number, end: number) => {
    const [first] = baseForms(findForm(text, { start, end, kind: 'word' }, lexicon), lexicon)
    // Anti-vaccination isn't vaccination, so it is offered as anti and vaccination.
    return first !== undefined && !first.affix
  }
  if (known(token.start, token.end)) return [token]
  // Neither half of capabili-⏎ties is a word.
  if (
    lineBreak.test(text.slice(token.start, token.end)) &&
    !all.every(({ start, end }) => known(start, end))
  ) {
    return [token]
  }
  const found: Token[] = []
  for (let from = 0; from < all.length; ) {
    const { start } = all[from]!
    let to = Math.min(all.length, from + MAX_RUN_PIECES)
    while (to > from + 1 && !(budget.left-- > 0 && known(start, all[to - 1]!.end))) to--
    found.push({ start, end: all[to - 1]!.end, kind: 'word' })
    from = to
  }
  return found
}

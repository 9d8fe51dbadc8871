import { baseForms, resolve } from '@wordhoard/lexicon/forms/base-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import { lookupForm, normalForm, type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { findForm, parts } from '@wordhoard/lexicon/vocabulary/parts'

/** Number of word tokens, and how many of them lead to an entry. */
export interface Share {
  readonly tokens: number
  readonly resolved: number
}

export interface Coverage {
  /** Word tokens that are not proper nouns. */
  readonly words: Share
  readonly properNouns: Share
  /** Forms that are not proper nouns and lead to no entry, with their frequency. */
  readonly unresolved: ReadonlyMap<string, number>
}

interface Form {
  readonly first: Token
  tokens: number
  /** Occurs in lower case somewhere. */
  hasLowerCase: boolean
  /** Occurs with a capital inside a sentence; words all in capitals don't count. */
  hasCapitalInside: boolean
}

/**
 * Whether a tap on the word offers an entry, either for the whole or for each of the parts offered instead
 * (red-haired). What is only found without a prefix or ending means something else (unfollow), so it doesn't count.
 */
function isResolved(text: string, token: Token, lexicon: Lexicon): boolean {
  return parts(text, token, lexicon).every((part) => {
    const form = findForm(text, part, lexicon)
    return resolve(form, lexicon).length > 0 && !baseForms(form, lexicon)[0]?.affix
  })
}

/**
 * Computes the share of a text's words that the dictionary has. A proper noun is a form that the text never has in
 * lower case and at least once has with a capital inside a sentence; function words (I) never count as one.
 */
export function coverageOf(text: string, lexicon: Lexicon): Coverage {
  const tokens = tokenise(text)
  const starts = new Set<number>()
  let next = 0
  for (const { start } of sentences(text, tokens)) {
    while (next < tokens.length && tokens[next]!.start < start) next++
    starts.add(next)
  }
  const forms = new Map<string, Form>()
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const form = lookupForm(text, token)
    const written = normalForm(text, token)
    const known = forms.get(form) ?? { first: token, tokens: 0, hasLowerCase: false, hasCapitalInside: false }
    known.tokens++
    if (written === form) known.hasLowerCase = true
    else if (!starts.has(index) && !/^\P{Ll}{2,}$/u.test(written)) known.hasCapitalInside = true
    forms.set(form, known)
  }
  const words = { tokens: 0, resolved: 0 }
  const properNouns = { tokens: 0, resolved: 0 }
  const unresolved = new Map<string, number>()
  for (const [form, { first, tokens: count, hasLowerCase, hasCapitalInside }] of forms) {
    const isProperNoun = !hasLowerCase && hasCapitalInside && !lexicon.isFunctionWord(form)
    const share = isProperNoun ? properNouns : words
    share.tokens += count
    if (isResolved(text, first, lexicon)) share.resolved += count
    else if (!isProperNoun) unresolved.set(form, count)
  }
  return { words, properNouns, unresolved }
}

/** Adds up the figures of several texts. */
export function sumCoverages(coverages: readonly Coverage[]): Coverage {
  const sum = (shares: readonly Share[]): Share => ({
    tokens: shares.reduce((total, share) => total + share.tokens, 0),
    resolved: shares.reduce((total, share) => total + share.resolved, 0),
  })
  const unresolved = new Map<string, number>()
  for (const coverage of coverages) {
    for (const [form, count] of coverage.unresolved) unresolved.set(form, (unresolved.get(form) ?? 0) + count)
  }
  return {
    words: sum(coverages.map((coverage) => coverage.words)),
    properNouns: sum(coverages.map((coverage) => coverage.properNouns)),
    unresolved,
  }
}

import { wordUse } from '@wordhoard/lexicon/context'
import { baseForms, resolve } from '@wordhoard/lexicon/forms/base-forms'
import { isLikelyName, isNamed } from '@wordhoard/lexicon/forms/names'
import type { WordUse } from '@wordhoard/lexicon/forms/word-use'
import type { BaseForm, Lexicon } from '@wordhoard/lexicon/lexicon'
import { lookupForm, type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { findForm, parts } from '@wordhoard/lexicon/vocabulary/parts'
import type { LabelledParagraph, LabelledToken } from './labelled-tokens'

/** What a tap on a token shows. */
interface ShownEntries {
  readonly start: number
  readonly end: number
  /** The first entry of the word, or of each part of a word that is offered in parts. */
  readonly first: readonly BaseForm[]
  readonly all: ReadonlySet<string>
  /** Whether the panel says that it looks like a name. */
  readonly hasNameNote: boolean
}

/**
 * How a token fared: right; led to a word with another meaning, of which the panel tells (affix) or doesn't (wrong); or
 * led nowhere, where the panel offers the right word in its place (mended) or doesn't (unknown).
 */
export const verdicts = ['right', 'affix', 'wrong', 'mended', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export interface JudgedToken {
  readonly token: LabelledToken
  readonly verdict: Verdict
  /** Headwords shown first. */
  readonly first: readonly string[]
}

/**
 * Judges the counted tokens of a paragraph by the entry that a tap shows first. Tokens are matched by their place,
 * because the text may have been cut differently.
 *
 * @param nearest returns the word that is offered in place of an unknown one
 */
export function judgeTokens(
  { text, tokens }: LabelledParagraph,
  lexicon: Lexicon,
  nearest: (form: string) => string | undefined,
): JudgedToken[] {
  const own = tokenise(text)
  const shown = own.map((token, index) => findShown(text, token, lexicon, wordUse(text, own, index)))
  return tokens
    .filter(({ gold, isName }) => gold.length > 0 || isName)
    .map((token) => {
      const over = shown.filter(({ start, end }) => start < token.end && end > token.start)
      return judgeToken(token, over, lexicon, nearest)
    })
}

function findShown(text: string, token: Token, lexicon: Lexicon, use: WordUse): ShownEntries {
  const { start, end } = token
  if (token.kind === 'number' || token.kind === 'code') {
    const form = lookupForm(text, token)
    const headwords = resolve(form, lexicon)
    const first = headwords.slice(0, 1).map(itself)
    return { start, end, first, all: new Set(headwords), hasNameNote: false }
  }
  if (token.kind !== 'word') return { start, end, first: [], all: new Set(), hasNameNote: false }
  const found = parts(text, token, lexicon).map((part) => {
    const form = findForm(text, part, lexicon)
    if (part === token) return baseForms(form, lexicon, use)
    const ranked = baseForms(form, lexicon)
    return ranked.length > 0 ? ranked : resolve(form, lexicon).map(itself)
  })
  const headword = found[0]?.[0]?.headword
  return {
    start,
    end,
    first: found.flatMap((each) => each.slice(0, 1)),
    all: new Set(found.flat().map(({ headword }) => headword)),
    hasNameNote: found.length === 1 && isLikelyName(headword, lexicon, use),
  }
}

const itself = (headword: string): BaseForm => ({ headword, partOfSpeech: undefined })

function judgeToken(
  token: LabelledToken,
  over: readonly ShownEntries[],
  lexicon: Lexicon,
  nearest: (form: string) => string | undefined,
): JudgedToken {
  const firsts = over.flatMap(({ first }) => first)
  const all = new Set(over.flatMap((shown) => [...shown.all]))
  const first = firsts.map(({ headword }) => headword)
  const isPart = over.some(({ start, end }) => start < token.start || end > token.end)
  // A part of what we show as a whole ("ca", "n't") needs its word among the entries only.
  const shown = new Set(isPart ? all : first)
  const hasNameNote = over.some((each) => each.hasNameNote)
  const isRight =
    token.gold.some((words) => {
      if (words.length > 1) return words.every((word) => hasWord(all, word, lexicon))
      return hasWord(shown, words[0]!, lexicon)
    }) ||
    (token.isName && (hasNameNote || first.some((word) => isNamed(word, lexicon))))
  const hasAffix = firsts.some(({ affix }) => affix)
  let verdict: Verdict = 'unknown'
  if (hasNameNote && !token.isName && first.length > 0) verdict = 'wrong'
  else if (hasAffix) verdict = 'affix'
  else if (isRight) verdict = 'right'
  else if (first.length > 0) verdict = 'wrong'
  else {
    const mended = nearest(token.form.toLowerCase().replace(/^#/, ''))
    const isMended = token.gold.some(([word]) => word && hasWord(new Set([mended ?? '']), word, lexicon))
    if (isMended) verdict = 'mended'
  }
  return { token, verdict, first }
}

/** Returns whether the entries include a word, written in whichever spelling. */
function hasWord(entries: ReadonlySet<string>, word: string, lexicon: Lexicon): boolean {
  if (entries.has(word)) return true
  return lexicon
    .findForms(word)
    .some(({ kind, headword }) => (kind === 'spelling' || kind === 'variant') && entries.has(headword))
}

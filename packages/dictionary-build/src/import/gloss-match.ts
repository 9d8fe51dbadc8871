import { contentStems } from '@wordhoard/senses/words/stems'

/** The forms of a gloss that are compared. */
export interface GlossTokens {
  /** Letters and digits in lower case, with words separated by one space. */
  readonly plain: string
  readonly stems: ReadonlySet<string>
}

export function glossTokens(gloss: string): GlossTokens {
  return { plain: plainGloss(gloss), stems: new Set(contentStems(gloss)) }
}

/**
 * Normalises a gloss for comparison: removes brackets with their content, punctuation, and a leading "to" or article.
 */
export function plainGloss(gloss: string): string {
  return gloss
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:to|an?|the) /u, '')
}

/** Minimum number of content words for a partial match. Glosses with fewer, such as "a colour", must share all. */
const MIN_STEMS = 3
const MIN_COMMON_SHARE = 0.7

/**
 * Returns whether two glosses of the same word and part of speech mean the same: they are equal except for punctuation,
 * or share most of their content words (Jaccard index of the stems).
 */
export function isSameGloss(a: GlossTokens, b: GlossTokens): boolean {
  if (a.plain === b.plain) return true
  if (a.stems.size === 0 || b.stems.size === 0) return false
  let common = 0
  for (const stem of a.stems) if (b.stems.has(stem)) common++
  const all = a.stems.size + b.stems.size - common
  return Math.min(a.stems.size, b.stems.size) < MIN_STEMS ? common === all : common / all >= MIN_COMMON_SHARE
}

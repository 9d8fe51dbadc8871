import { contentStems } from '@wordhoard/senses/words/stems'

/** What two glosses are compared by. */
export interface GlossTokens {
  /** Letters and digits in lower case, words apart by one space. */
  readonly plain: string
  readonly stems: ReadonlySet<string>
}

export function glossTokens(gloss: string): GlossTokens {
  return { plain: plainGloss(gloss), stems: new Set(contentStems(gloss)) }
}

/** A gloss without brackets, signs and the verb's "to", for comparison. */
export function plainGloss(gloss: string): string {
  return gloss
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:to|an?|the) /u, '')
}

/** With fewer content words than this, only equal ones are the same: "a colour" says little. */
const FEWEST = 3
const ALIKE = 0.7

/**
 * Whether two glosses of the same word and part of speech say the same: equal but for signs, or with most of their
 * content words in common (Jaccard's index of the stems).
 */
export function isSameGloss(a: GlossTokens, b: GlossTokens): boolean {
  if (a.plain === b.plain) return true
  if (a.stems.size === 0 || b.stems.size === 0) return false
  let common = 0
  for (const stem of a.stems) if (b.stems.has(stem)) common++
  const all = a.stems.size + b.stems.size - common
  return Math.min(a.stems.size, b.stems.size) < FEWEST ? common === all : common / all >= ALIKE
}

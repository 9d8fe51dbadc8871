/** Words before a participle in a hyphenated adjective: well-thought-out. */
const beforeParticiples = /^(?:well|ill|badly|half|much|newly|pre|so|un|over|long|poorly)$/

/** Hyphenated words that have left their phrase: make-up, a pick-up truck. */
const ownWords =
  /^(?:make|pick|stand|turn|close|pin|push|press|sit|pull|step|lace|dress|warm|start|mark|line|higher|put)-(?:ups?|ons?)$/

/**
 * Returns the parts of a hyphenated word that may be a phrase by themselves: opt-out, well-thought-out. Empty for other
 * words.
 */
export function splitHyphenated(form: string): readonly string[] {
  if (!form.includes('-') || ownWords.test(form)) return []
  const parts = form.split('-')
  if (parts.length < 2 || parts.length > 6 || parts.some((part) => !/^\p{L}[\p{L}']*$/u.test(part))) return []
  return parts
}

/** Returns whether a phrase's words are all of a hyphenated word, or all but the adverb that begins it. */
export function fillsHyphenated(parts: readonly string[], at: readonly number[]): boolean {
  if (at.at(-1) !== parts.length - 1 || at.some((one, index) => index > 0 && one !== at[index - 1]! + 1))
    return false
  return at[0] === 0 || (at[0] === 1 && at.length > 1 && beforeParticiples.test(parts[0]!))
}

/** Splits a sentence into text and the blanks where the word is left out. */
export function splitAtBlanks(sentence: string): { text: string; isBlank: boolean }[] {
  return sentence
    .split(/(_{2,})/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isBlank: /^_{2,}$/.test(text) }))
}

/**
 * Fills the blanks of a sentence with what the complete sentence has there; undefined if they aren't the same sentence.
 */
export function fillBlanks(
  blanked: string,
  complete: string,
): { text: string; isFilled: boolean }[] | undefined {
  const text = complete.normalize('NFC')
  const pieces = blanked.normalize('NFC').split(/_{2,}/)
  const last = pieces.length - 1
  const parts: { text: string; isFilled: boolean }[] = []
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    // A blank holds at least a letter. The last piece ends the sentence.
    const found = index === 0 ? 0 : index === last ? text.length - piece.length : text.indexOf(piece, at + 1)
    if (found < at || !text.startsWith(piece, found) || (index > 0 && found === at)) return undefined
    if (index > 0) parts.push({ text: text.slice(at, found), isFilled: true })
    if (piece !== '') parts.push({ text: piece, isFilled: false })
    at = found + piece.length
  }
  return at === text.length ? parts : undefined
}

/** A sentence in parts: text, and the places where the word was left out. */
export function splitAtBlanks(sentence: string): { text: string; isBlank: boolean }[] {
  return sentence
    .split(/(_{2,})/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isBlank: /^_{2,}$/.test(text) }))
}

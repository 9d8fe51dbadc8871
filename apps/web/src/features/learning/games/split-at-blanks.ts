/** Splits a sentence into text and the blanks where the word is left out. */
export function splitAtBlanks(sentence: string): { text: string; isBlank: boolean }[] {
  return sentence
    .split(/(_{2,})/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isBlank: /^_{2,}$/.test(text) }))
}

/**
 * Letters and marks that pages have without the fonts of rarer ones: those of English prose (the ranges of the common
 * faces in the client's `ui/fonts.css`), of English transcriptions, and the arrows of the reader's keys.
 */
const COMMON =
  '\\s\\x20-\\x7E\\xA0\\xA3\\xA9\\xB7\\xC9\\xD7\\xE0-\\xE2\\xE4\\xE6-\\xEB\\xED-\\xF1\\xF3\\xF4\\xF6\\xF9-\\xFC' +
  '\\u2013\\u2014\\u2018\\u2019\\u201C\\u201D\\u2022\\u2026\\u20AC\\u2190-\\u2193\\u2212' +
  '\\u014B\\u0250-\\u0252\\u0254\\u0259-\\u025D\\u0261\\u026A\\u026B\\u0279\\u027E\\u0283\\u028A\\u028C\\u0292\\u0294' +
  '\\u02B0\\u02B2\\u02C8\\u02CC\\u02D0\\u02D1'

const rareLetter = new RegExp(`[^${COMMON}]`, 'u')

/** Whether a text or its HTML has letters or marks whose fonts only some pages carry. */
export function hasRareLetters(text: string): boolean {
  return rareLetter.test(text)
}

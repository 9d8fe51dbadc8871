const ordinaryCharacters = /^[\x21-\x5f\x61-\x7e]*$/
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu
/** A hyphen, visible or soft, and the single line break after it. */
const lineBreak = /[-\u2010\u2011\u00ad][ \t]*\r?\n[ \t]*/g
const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

/**
 * Returns the plain spelling of a piece of text: NFC, without soft hyphens and zero-width characters, with ligatures
 * written out, straight apostrophes and hyphens, and any white space as one space. Keeps the case. `lineBreakHyphen`
 * replaces the hyphenation at a line's end: '' for capabili-⏎ties, '-' for well-⏎known.
 */
export function plainSpelling(raw: string, lineBreakHyphen: '' | '-' = ''): string {
  if (ordinaryCharacters.test(raw)) return raw
  return raw
    .replace(lineBreak, lineBreakHyphen)
    .replace(ignorable, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/[`´‘’ʻʼ＇]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for single letters: é is one, however it is encoded. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The product's name and description: the only place where the name is written. */
export const brand = {
  name: 'Wordhoard',
  /** One line for titles and descriptions. */
  tagline: 'Build your English vocabulary by reading',
  description:
    'Read any English text, tap a word, get the sense that fits the sentence, and keep it. For learners of British English from A2 to C2, their teachers and schools.',
  /** Origin of the name. */
  origin:
    'In Old English poems, a person about to speak “unlocks the word-hoard”, wordhord onleac: the store of words that one has gathered and can draw on.',
} as const

/** Returns the title of a page: `Page | Brand`. */
export function pageTitle(page?: string): string {
  return page ? `${page} | ${brand.name}` : `${brand.name} – ${brand.tagline}`
}

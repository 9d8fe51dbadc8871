/** The product's name and description: the only place where the name is written. */
export const brand = {
  name: 'Wordhoard',
  /** One line for titles and descriptions. */
  tagline: 'Build your English vocabulary by reading',
  description:
    'Read any English text, tap a word, see what it means here, and keep it. For learners of British English from A2 to C2, their teachers and schools.',
  /** Origin of the name. */
  origin:
    'In Old English poems, people about to speak “unlock the word-hoard”, wordhord onleac. It’s the store of words that they’ve gathered.',
} as const

/** Returns the title of a page: `Page | Brand`. */
export function pageTitle(page?: string): string {
  return page ? `${page} | ${brand.name}` : `${brand.name} – ${brand.tagline}`
}

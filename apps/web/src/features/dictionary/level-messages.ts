/** Texts of a word’s or a text’s level. */
export const levelMessages = {
  about: (level: string) => `About ${level}`,
}

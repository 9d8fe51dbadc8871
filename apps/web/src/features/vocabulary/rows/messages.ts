/** Texts of the list of words with their meanings. */
export const wordListMessages = {
  listen: (headword: string) => `Listen to “${headword}”`,
  addNote: (headword: string) => `Add a note on “${headword}”`,
  editNote: (headword: string) => `Your note on “${headword}”`,
  strength: 'Memory strength',
  strengthOf: (score: number) => `${score} out of 10`,
  due: 'Due',
  noMeaning: 'No short meaning',
  waiting: 'Saved here. We’ll send it when you’re online.',
  loading: 'Loading words…',
}

/** Texts of the actions on the word beside a text. */
export const wordActionMessages = {
  accountToSave: 'You need an account to save words.',
  accountToMark: 'You need an account to mark words as known.',
  accountToIgnore: 'You need an account to ignore words.',
  accountToRank: 'You need an account to set priorities.',
  logIn: 'Log in',
  marked: (headword: string) => `“${headword}” will be saved once you have an account.`,
  createAccount: 'Create account',
  openFirst: 'Open a word first: tap it or press Enter.',
}

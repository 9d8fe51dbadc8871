/** Texts of the page with the word check. */
export const wordCheckMessages = {
  loading: 'Loading…',
  notLoaded: 'We couldn’t load your word check',
  noConnection: 'You’re offline',
  kept: 'We’ve kept your answers. Carry on whenever you like.',
  changes: 'What this changes',
  marks: 'Your texts mark the words you probably don’t know.',
  sharper: 'Everything you read and practise makes this more exact.',
  onTap: 'Translations wait until you tap. You can change that in Settings.',
  onDevice: 'Your answers are on this device only.',
  account: 'Create an account to keep them, and to mark new words in your texts.',
  createAccount: 'Create account',
  findTexts: (levels: readonly string[]) => `Find ${levels.join(' and ')} texts`,
  again: 'Check again',
  goOn: 'Answer more words',
}

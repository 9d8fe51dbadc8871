/** Texts of the first step of a session, with its settings. */
export const wordNumMessages = {
  title: 'Learn',
  wordsFrom: (vocabulary: string) => `Words from “${vocabulary}”`,
  wordsFromOne: 'Words from one vocabulary',
  practiseAll: 'Practise all words',
  missingTitle: 'Vocabulary not found',
  missing: 'Its owner may have deleted it or made it private.',
  practiseOwn: 'Practise your own words',
}

/** Texts shown while a step loads, and when its code fails to load. */
export const stepMessages = {
  loading: 'Loading…',
  notLoaded: 'We couldn’t load this step. Check your connection; your progress is saved.',
  tryAgain: 'Try again',
}

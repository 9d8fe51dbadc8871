/** Texts of the panel for a tapped word. */
export const wordPanelMessages = {
  offline: 'You’re offline',
  loading: (word: string) => `Looking up ${word}…`,
  entries: 'Entries',
  found: (headword: string, partOfSpeech: string, meaning: string) =>
    `${headword}, ${partOfSpeech}: ${meaning}`,
  foundSeveral: (headword: string) => `${headword}: more than one meaning may fit`,
  notStored: (reason: string) => `We couldn’t save the meaning. ${reason}`,
  missing: 'We don’t have this one. It may be a name or a rare word.',
  missingName: (word: string) => `“${word}” looks like a name.`,
  nameAsWord: (word: string) => `“${word}” looks like a name here. As a word, it means this:`,
  shortFor: (short: string, word: string) => `“${short}” is short for “${word}”.`,
  lookUpPart: 'Look up part of it',
  didYouMean: 'Did you mean…?',
}

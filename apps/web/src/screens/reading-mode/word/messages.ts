/** Texts around the word beside a text. */
export const wordMessages = {
  info: 'Word information',
  // Part of the name above, for the narrow bar.
  shortInfo: 'Word info',
  multi: 'Multi',
  notLoaded: 'We couldn’t load this word',
  reloadOnline: 'Reload the page when you’re online.',
  reload: 'Reload',
  changeFailed: 'We couldn’t change this word. Reload the page and try again.',
}

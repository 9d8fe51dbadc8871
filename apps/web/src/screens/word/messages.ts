/** Texts of a word’s page. */
export const wordMessages = {
  loading: 'Loading word…',
  notLoaded: 'We couldn’t load this word',
  actions: 'Word actions',
  missing: {
    title: 'Word not found',
    text: 'Our dictionary has no word at this address. Search for it by its spelling instead.',
    search: 'Look up a word',
  },
}

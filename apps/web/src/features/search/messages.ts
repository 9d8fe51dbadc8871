/** Texts of the word search. */
export const searchMessages = {
  label: 'Search a word',
  placeholder: 'Search a word...',
  searching: 'Searching…',
  none: 'No results found',
  results: 'Matching words',
}

/** Texts of the filters of the list of articles. */
export const articleFiltersMessages = {
  label: 'Find articles',
  search: 'Search titles and keywords',
  author: 'Author',
  newWords: {
    label: 'New words',
    any: 'New words: any',
    upTo: (bound: number) => `Up to ${bound} new words`,
  },
  fit: {
    label: 'How hard',
    any: 'How hard: any',
    names: { easy: 'Easy for you', right: 'Just right', hard: 'Hard for you' },
  },
  sort: { label: 'Sort', suited: 'Right for you first', newest: 'Newest first' },
  level: 'Level',
  clear: 'Clear filters',
}

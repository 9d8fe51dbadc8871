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
  level: 'Level',
  clear: 'Clear filters',
}

/** Texts of the filters of the list of articles. */
export const articleFiltersMessages = {
  label: 'Find articles',
  search: 'Search titles and keywords',
  // Short enough for a phone.
  placeholder: 'Search articles',
  filter: 'Filter',
  count: (chosen: number) => `${chosen} chosen`,
  chosen: 'Chosen filters',
  remove: 'Remove:',
  author: 'Author',
  by: (author: string) => `By ${author}`,
  newWords: {
    label: 'New words',
    any: 'Any number',
    upTo: (bound: number) => `Up to ${bound} new words`,
  },
  fit: {
    label: 'How hard',
    any: 'Any',
    names: { easy: 'Easy for you', right: 'Just right', hard: 'Hard for you' },
  },
  sort: { label: 'Sort', suited: 'Right for you first', newest: 'Newest first' },
  level: 'Level',
  clear: 'Clear filters',
}

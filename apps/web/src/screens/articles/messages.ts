/** Texts of the list of all public articles. */
export const articlesMessages = {
  title: 'Articles',
  mine: 'My Articles',
  noResults: 'No results. Try fewer filters.',
  noneYet: 'Read your own text, save it, and make it public to share it here.',
}

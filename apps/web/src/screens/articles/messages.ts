/** Texts of the list of all public articles. */
export const articlesMessages = {
  title: 'Articles',
  mine: 'My Articles',
  fits: {
    hard: 'These may all be hard for you. The easiest come first.',
    easy: 'These may all be easy for you. The hardest come first.',
    none: 'None of these is just right for you. The closest come first.',
  },
  noResults: 'No results. Try fewer filters.',
  noneYet: 'Read your own text, save it, and make it public to share it here.',
}

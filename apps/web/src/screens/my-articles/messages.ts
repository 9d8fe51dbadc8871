/** Texts of the list of the user's own articles. */
export const myArticlesMessages = {
  title: 'My Articles',
  all: 'All articles',
  new: 'New article',
  noneYet: 'Write one, or save a text while you read it. Only you can see it until you make it public.',
}

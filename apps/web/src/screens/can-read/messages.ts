/** Texts of the page on who in a class can read an article. */
export const canReadMessages = {
  title: 'Who can read this?',
  classroom: 'Class',
  loading: 'Loading who can read this…',
  notLoaded: 'We couldn’t estimate this class',
}

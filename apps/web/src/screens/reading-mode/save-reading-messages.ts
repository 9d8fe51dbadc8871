/** Texts of saving the text being read as an article. */
export const saveReadingMessages = { saved: 'Article saved', open: 'Open article' }

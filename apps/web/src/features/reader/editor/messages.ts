/** Texts of the form for a text to read. */
export const textFormMessages = {
  form: 'Text to read',
  title: 'Title (optional)',
  byline: 'Author or source (optional)',
  text: 'Text',
  placeholder: 'Paste or type any English text here…',
  trySample: 'Try a sample',
}

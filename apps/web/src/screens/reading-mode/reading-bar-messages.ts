/** Texts of the bar below a text that is being read. */
export const readingBarMessages = {
  label: 'Reading actions',
  edit: 'Edit',
  newText: 'New text',
  newTextTitle: 'Start a new text?',
}

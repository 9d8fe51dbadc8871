/** Texts of a learner’s own note on a word. */
export const noteMessages = {
  title: 'Your note',
  add: 'Add a note',
  edit: 'Edit note',
  hint: 'A tip, a translation, a memory. Only you can see it.',
  left: (count: number) => `${count} characters left`,
  save: 'Save note',
  saving: 'Saving…',
  saved: 'Note saved',
  deleted: 'Note deleted',
  failed: (reason: string) => `We couldn’t save your note. ${reason} Your text is still here.`,
  dialogTitle: (headword: string) => `Your note on “${headword}”`,
}

/** Texts of the learner’s own note after an answer. */
export const answerNoteMessages = {
  label: 'Your note',
}

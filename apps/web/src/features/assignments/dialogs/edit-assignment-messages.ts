/** Texts of editing an assignment. */
export const editAssignmentMessages = {
  title: 'Edit assignment',
  save: 'Save',
  saved: 'Saved',
}

/** Texts of the actions on a word. */
export const wordActionsMessages = {
  save: 'Save',
  saveWord: 'Save word',
  addTo: 'Add to',
  more: 'More actions',
  markAsKnown: 'Mark as known',
  learn: 'Learn this word',
  ignore: 'Ignore',
}

/** Texts of the menu that sets priorities. */
export const priorityMessages = {
  rank: 'Rank',
  title: 'Priority',
}

/** Texts of a vocabulary’s settings, and of deleting it. */
export const vocabularySettingsMessages = {
  title: 'Settings',
  notLoaded: 'Failed to load vocabulary data. Please try again.',
  loading: 'Loading the vocabulary…',
  updated: 'Vocabulary updated',
  delete: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  deletion: {
    title: 'Delete this vocabulary?',
    description: 'We’ll delete the list. Its words stay in your main vocabulary.',
    action: 'Delete',
    pending: 'Deleting…',
  },
}

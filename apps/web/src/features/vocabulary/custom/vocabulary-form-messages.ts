/** Texts of the form for a vocabulary, and of creating one. */
export const vocabularyFormMessages = {
  name: 'Name',
  description: 'Description',
  access: {
    label: 'Who can see it',
    private: 'Private - Only you can see',
    public: 'Public - Everyone can see',
  },
  failures: {
    nameTaken: 'Vocabulary with this name already exists.',
    notFound: 'Vocabulary not found.',
    // The specification quotes this sentence with a straight apostrophe.
    forbidden: "You don't have permission to update this vocabulary.",
    notUpdated: 'Failed to update vocabulary. Please try again.',
  },
  create: {
    title: 'Create Vocabulary',
    action: 'Create',
    pending: 'Creating…',
  },
}

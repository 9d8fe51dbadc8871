/** Texts of the fields of an article, and of saving it. */
export const articleFormMessages = {
  title: 'Title',
  visibility: 'Visibility',
  visibilities: { private: 'Private', public: 'Public' },
  visibleTo: { private: 'Only you can see this', public: 'Everyone can see this' },
  keywords: 'Keywords',
  keywordsHint: 'Optional. Put commas between them.',
  saveFailed: 'Failed to save article',
  saveTitle: 'Save article',
  save: 'Save Article',
  saving: 'Saving…',
  saved: 'Article saved',
}

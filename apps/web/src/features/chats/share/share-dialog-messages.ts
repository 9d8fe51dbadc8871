/** Texts of choosing what to share in a chat. */
export const shareDialogUiMessages = {
  title: 'Share in this chat',
  kinds: 'What to share',
  private: 'Private',
  word: {
    kind: 'Word',
    field: 'Word or phrase',
    list: 'Words',
    notFound: (text: string) => `We can’t find “${text}” in the dictionary.`,
  },
  articles: {
    kind: 'My articles',
    none: 'You have no articles yet. Save a text you’re reading first.',
    showMore: 'Show more',
  },
  vocabularies: {
    kind: 'My vocabularies',
    none: 'You have no vocabularies yet. Create one in Vocab first.',
  },
  privateInClass: 'You can share a private one here if it’s an assignment for this class.',
  publicOnly: 'You can only share public ones. Other people can’t open your private ones.',
}

/** Texts shown when there are no words to practise. */
export const noWordsMessages = {
  title: 'No words in your vocabulary yet!',
  readFirst: 'Read a text, save the words you don’t know, and practise them here.',
  toReading: 'Go to Reading Mode',
  hintTitle: 'How to add words to your vocabulary',
  hint: `Put your own text here. You can use an article, a page from a book or a song. Then press Read.

Tap any word to see what it means in its sentence. Press Save to add it to your vocabulary.

When you’ve saved a few words, open Learn to practise them.`,
  addFirst: 'Add the words you want to learn, then practise them here.',
  toVocabulary: 'Go to Vocabulary',
  back: 'Back',
}

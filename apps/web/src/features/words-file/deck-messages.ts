/** Reasons why an Anki deck can’t be read. */
export const deckMessages = {
  notADeck: 'This zip file isn’t an Anki deck: it has no collection. Choose an .apkg or .colpkg file.',
  tooLarge: 'This deck is too large to read in a browser. Try a smaller one.',
  noNotes: 'This deck has no notes.',
  noCollection: 'We can’t read the collection in this deck. Try exporting it from Anki again.',
  damaged: 'This deck is damaged. Try exporting it from Anki again.',
}

/** Texts shown before the cards. */
export const cardsMessages = {
  loading: 'Choosing words…',
  notLoaded: 'We couldn’t load the words',
}

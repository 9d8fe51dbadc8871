/** Texts around the word beside a text. */
export const wordMessages = {
  info: 'Word information',
  multi: 'Multi',
  changeFailed: 'We couldn’t change this word. Reload the page and try again.',
}

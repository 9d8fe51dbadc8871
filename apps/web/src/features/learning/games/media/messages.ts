/** Texts of the words, sounds and pictures in games. */
export const mediaMessages = {
  showAgain: 'Show again',
  listen: 'Listen',
  playedHint: 'Press to hear it again',
  blockedHint: 'Press to listen',
  soundNotLoaded: 'We couldn’t load the sound. Press to try again.',
  pictureNotLoaded: 'We couldn’t load this picture.',
}

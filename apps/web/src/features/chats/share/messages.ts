/** Texts of sharing that its button and both dialogs use. */
export const shareUiMessages = {
  share: 'Share',
  retry: 'Try again',
}

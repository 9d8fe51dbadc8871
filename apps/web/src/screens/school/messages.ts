/** Texts of the screen around a school. */
export const schoolMessages = {
  notLoaded: 'We couldn’t load the school',
}

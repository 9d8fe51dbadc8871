/** Texts of reading mode’s first screen. */
export const readingModeMessages = {
  title: 'Reading Mode',
  notStored:
    'This text is too long for your browser to keep. You can read it now, but it’ll be gone after a reload.',
  openFailed: 'We couldn’t open this. Reload the page and try again.',
}

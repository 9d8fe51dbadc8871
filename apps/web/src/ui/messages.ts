/** Texts of controls and states that many screens use. */
export const uiMessages = {
  cancel: 'Cancel',
  close: 'Close',
  clear: (field: string) => `Clear: ${field}`,
  loading: 'Loading…',
  failed: 'That didn’t work',
  reference: (id: string) => `Reference: ${id}`,
  tryAgain: 'Try again',
  codeNotLoaded: 'We couldn’t load this. Please reload the page and try again.',
}

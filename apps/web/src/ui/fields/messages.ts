/** Texts of form fields. */
export const fieldMessages = {
  confirm: (word: string) => `Type “${word}” to confirm`,
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
}

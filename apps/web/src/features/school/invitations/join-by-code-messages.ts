/** Texts of the field for a code. */
export const joinByCodeMessages = {
  code: 'Code',
  example: 'CFHJ-KLMP',
  submit: 'Continue',
}

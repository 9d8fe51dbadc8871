/** Texts of choosing a password. */
export const newPasswordMessages = {
  rules: (min: number, max: number) =>
    `Use ${min} to ${max} characters, with a lowercase letter, an uppercase letter and a number.`,
  confirm: 'Confirm Password',
  different: 'Passwords do not match',
}

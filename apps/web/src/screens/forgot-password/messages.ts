/** Texts of the forgotten-password page, apart from its form. */
export const forgotPasswordMessages = {
  lead: 'We’ll email you a code to choose a new password. When you do, we’ll log you out everywhere else.',
  noEmail: 'No email address? Ask your teacher for a new password.',
}

/** Texts of the login form. */
export const loginMessages = {
  name: 'Email or username',
  loggingIn: 'Logging in...',
  registration: 'Registration',
  forgotten: 'Forgot your password?',
  codeNeeded:
    'We’ve seen too many wrong passwords for this account. To show it’s you, type the code we emailed you.',
  codeNeededForUsername:
    'We’ve seen too many wrong passwords for this account. If it has an email address, type the code we’ve sent there. If not, ask your teacher for a new password.',
  newPasswordNeeded: 'Your teacher gave you this password. Now choose one that only you know.',
  newPassword: 'New password',
  checkNeeded: 'Please complete the CAPTCHA.',
  failed: 'An error occurred during login',
}

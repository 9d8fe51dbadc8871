/** Texts of the login form. */
export const loginMessages = {
  loggingIn: 'Logging in...',
  registration: 'Registration',
  forgotten: 'Forgot your password?',
  codeNeeded:
    'We’ve seen too many wrong passwords for this account. To show it’s you, type the code we emailed you.',
  checkNeeded: 'Please complete the CAPTCHA.',
  failed: 'An error occurred during login',
}

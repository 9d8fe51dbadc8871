/** Texts of the check that keeps robots out. */
export const humanCheckMessages = {
  start: 'I’m not a robot',
  working: 'Checking that you’re not a robot…',
  solved: 'Checked: you’re not a robot',
  needed: 'Please complete the CAPTCHA',
  notLoaded: 'The check didn’t load.',
  failed: (reason: string) => `We couldn’t check that you’re not a robot. ${reason}`,
  tryAgain: 'Try again',
}

import { CODE_SECONDS } from '@wordhoard/contracts/accounts'
import { brand } from '@wordhoard/contracts/site/brand'

const minutes = CODE_SECONDS / 60
const forgotten = 'Reset my password'

/** Texts of the mails about an account. */
export const accountMailMessages = {
  /** Below every code. */
  codeNote: `The code works once, for ${minutes} minutes. Only type it on our site, and don’t share it.`,
  registrationCode: {
    subject: (code: string) => `${code} is your ${brand.name} code`,
    heading: 'Your verification code',
    text: `Welcome to ${brand.name}! Type this code on the registration page to create your account:`,
    unexpected: 'Didn’t sign up? Just ignore this email.',
  },
  alreadyRegistered: {
    subject: `You already have an account at ${brand.name}`,
    heading: 'You already have an account',
    text: 'Someone, probably you, tried to register with this email address. You already have an account, so just log in.',
    logIn: 'Log in',
    forgotten,
    unexpected: 'Wasn’t that you? Just ignore this email. Nothing has changed.',
  },
  passwordReset: {
    subject: (code: string) => `${code} is your code for a new password`,
    heading: 'Choose a new password',
    text: 'Go back to the page where you asked for this code. Type it there, with your new password:',
    unexpected:
      'Didn’t ask for this? Just ignore this email. Your password stays the same. If you keep getting these emails, someone may be trying to get into your account.',
  },
  passwordChanged: {
    subject: `Your ${brand.name} password was changed`,
    heading: 'Your password was changed',
    text: 'You’ve just changed your password. We’ve logged you out on all other devices. Log in there with the new one.',
    unexpected: 'Wasn’t that you? Reset your password now. That logs everyone else out.',
    forgotten,
  },
  deviceCode: {
    subject: (code: string) => `${code} is your ${brand.name} login code`,
    heading: 'Is it you logging in?',
    text: 'Someone has tried many wrong passwords for your account. So we check every new device. Type this code on the login page:',
    unexpected: 'Wasn’t that you? Ignore this email. Nobody gets in without this code and your password.',
    usualDevices: 'Your usual devices don’t need a code.',
  },
  newAddressCode: {
    subject: (code: string) => `${code} confirms your new email address`,
    heading: 'Confirm your new email address',
    text: `Type this code in your ${brand.name} settings to use this address for your account:`,
    unexpected: 'Didn’t ask for this? Someone probably mistyped their address. Just ignore this email.',
  },
  addressTaken: {
    subject: `This address has an account at ${brand.name}`,
    heading: 'This address already has an account',
    text: 'Someone tried to use this email address for another account. Each address can have only one, so nothing has changed.',
    logIn: 'Log in with this address',
    forgotten,
    unexpected:
      'Was it you? Log in with this address, or delete that account first. Otherwise, just ignore this email.',
  },
  addressChanged: {
    subject: `The email address of your ${brand.name} account was changed`,
    heading: 'Your email address was changed',
    text: (address: string) =>
      `Your account’s new address is ${address}. Use it to log in from now on. We won’t email this address again.`,
    unexpected: 'Wasn’t that you? Whoever did it knew your password. Change it everywhere else you use it.',
  },
  accountDeleted: {
    subject: `Your ${brand.name} account was deleted`,
    heading: 'Your account was deleted',
    text: (username: string) =>
      `We’ve deleted the account ${username} and everything in it. It can’t be brought back. Thank you for reading with us. You’re welcome to sign up again at any time.`,
    unexpected: 'Wasn’t that you?',
  },
  /** Added where somebody else may have used the account. */
  tellUs: (address: string) => `Then tell us: ${address}`,
}

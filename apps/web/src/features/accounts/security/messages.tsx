import type { ReactNode } from 'react'

/** Texts of the lines that show the email address and the password. */
export const accountLinesMessages = {
  email: 'Email',
  changeEmail: 'Change email',
  addEmail: 'Add email',
  noEmail: 'None yet',
  noEmailNote: 'Forgot your password? Ask your teacher for a new one. With an email, only you can change it.',
  deletion: (date: string) =>
    `You’re not in a school any more. Add an email by ${date}, or we’ll delete your account.`,
  resetByTeacher: (date: string) => `Your teacher reset your password on ${date}.`,
  tryAgain: 'Try again',
  password: 'Password',
  passwordNote: 'When you change it, we’ll log out all your other devices.',
  changePassword: 'Change password',
}

/** Texts of the list of devices. */
export const sessionsMessages = {
  loading: 'Loading devices…',
  notLoaded: 'We couldn’t load your devices',
  thisDevice: 'This device',
  lastUsed: (date: ReactNode, ago: string) => (
    <>
      Last used {date}, {ago}
    </>
  ),
  facts: (use: ReactNode, loginDate: string) => (
    <>
      {use} · logged in {loginDate}
    </>
  ),
  logOut: 'Log out',
  logOutDevice: (device: string) => `Log out ${device}`,
  loggedOut: (device: string) => `You’ve logged out ${device}`,
  logOutOthers: 'Log out everywhere else',
  noOthers: 'You aren’t logged in anywhere else.',
}

/** Texts of downloading one’s data and of the way to delete the account. */
export const myDataMessages = {
  copyTitle: 'Your copy',
  copy: 'Download everything we store about you, as one JSON file.',
  download: 'Download my data',
  preparing: 'Preparing your file…',
  saved: (kilobytes: string) => `Saved: ${kilobytes} KB`,
  fileName: (brand: string) => `${brand.toLowerCase()}-data.json`,
  deleteTitle: 'Delete your account',
  delete: 'This deletes your account and what belongs to it, for good.',
  deleteAction: 'Delete my account',
}

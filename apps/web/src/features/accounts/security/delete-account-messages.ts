/** Texts of deleting the account. */
export const deleteAccountMessages = {
  title: 'Delete your account?',
  description: 'You can’t undo this.',
  consequences: [
    'We’ll delete your vocabulary, learning history, articles and logins for good.',
    'People will keep the messages you sent them. They’ll see “Deleted user” as your name.',
    'Are you the only owner of a school? Transfer or delete the school first.',
  ],
  password: 'Password',
  delete: 'Delete my account',
  deleting: 'Deleting…',
  deleted: 'We’ve deleted your account.',
}

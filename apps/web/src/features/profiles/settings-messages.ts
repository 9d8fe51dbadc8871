/** Texts of the dialog Settings. */
export const settingsMessages = {
  title: 'Settings',
  profile: 'Profile',
  privacy: 'Privacy',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Profile saved',
  // Quoted in the specification.
  failed: 'An unexpected error occurred.',
  cancel: 'Cancel',
  discard: 'Discard changes',
  done: 'Done',
}

/** Texts of the user’s own profile in Settings. */
export const profileFormMessages = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  bio: 'Bio',
  bioLength: (length: number, limit: number) => `${length} of ${limit} characters`,
  teaches: 'I teach. Show my classes on Home.',
  picture: 'Picture',
  initial: 'Initial',
  drawn: 'Drawn for you',
  drawAnother: 'Draw another',
}

/** Texts of the screen with the user's schools. */
export const schoolsMessages = {
  title: 'Schools',
  create: 'Set up a school',
  mine: 'Your schools',
  none: {
    title: 'You’re not in a school yet',
    text: 'Join one with the code from your teacher. Or set up your own and invite a class.',
  },
  notLoaded: 'We couldn’t load your schools',
  join: {
    title: 'Join by code',
    text: 'We’ll show you what you’re joining before you join.',
  },
}

/** Texts that tell students that their profile is private now. */
export const privacyNoticeMessages = {
  title: 'Your profile is private now',
  text: 'We’ve changed your privacy settings because you’re a student. People outside your school see only your username and picture. They can’t write to you.',
  dismiss: 'Got it',
  more: 'Who sees what',
}

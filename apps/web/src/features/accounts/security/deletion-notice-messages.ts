/** Texts that tell a pupil without an email address when the account will be deleted. */
export const deletionNoticeMessages = {
  title: (date: string) => `We’ll delete your account on ${date}`,
  text: 'You’re not in a school any more, and your account has no email address. Add one to keep your words. You can also join a school again.',
  addEmail: 'Add email',
  join: 'Join with a code',
}

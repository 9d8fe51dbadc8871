/** Texts of blocking a person. */
export const blockMessages = {
  title: (username: string) => `Block @${username}?`,
  block: 'Block',
  blocking: 'Blocking…',
  blocked: (username: string) => `@${username} is blocked`,
  consequences: {
    profile: 'They can’t find your profile any more. We won’t tell them why.',
    contact: 'You stop following each other and can’t write to each other. Your old messages stay.',
    classes: 'Nothing changes in classes you share.',
  },
}

/** Texts of articles that wait on this device. */
export const waitingArticleMessages = {
  heading: 'Only on this device',
  kept: 'Kept on this device. We’ll save it when you’re online.',
  sent: 'Article saved',
  isNew: 'New. We’ll save it when you’re online.',
  isChanged: 'Changed. We’ll save your changes when you’re online.',
  refused: (why: string) => `We couldn’t save this: ${why}`,
  edit: 'Edit',
  notice: 'Your changes are only on this device. We’ll save them when you’re online.',
}

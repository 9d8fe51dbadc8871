/** Texts of deleting a message. */
export const deleteMessageUiMessages = {
  title: 'Delete this message?',
  description:
    'We’ll delete it for everyone in this chat. They’ll see “Deleted message” instead. You can’t undo this.',
  delete: 'Delete',
}

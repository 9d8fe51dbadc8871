/** Texts of the dialog that deletes an article. */
export const deleteArticleMessages = {
  title: 'Delete this article?',
  description: 'We’ll delete it for you and for everyone who reads it. You can’t undo this.',
  remove: 'Remove Article',
  removing: 'Removing…',
  deleted: 'Article Successfully Deleted',
  done: 'Done',
}

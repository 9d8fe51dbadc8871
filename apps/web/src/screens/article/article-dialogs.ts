/** Loads each dialog of an article when it's opened, from a file of its own: it names thirty files that no text needs. */
export const articleDialogs = {
  edit: async () => (await import('./edit-article')).EditArticle,
  share: async () => (await import('../../features/chats/share/choose-chat-dialog')).ChooseChatDialog,
  keep: async () => (await import('../on-this-device/keep-text-dialog')).KeepTextDialog,
  delete: async () => (await import('./delete-article')).DeleteArticle,
}

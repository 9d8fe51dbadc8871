/** Texts of unblocking a person. */
export const unblockMessages = {
  unblock: 'Unblock',
  unblockPerson: (username: string) => `Unblock @${username}`,
  unblocked: (username: string) => `@${username} is no longer blocked`,
  notUnblocked: (username: string, reason: string) => `@${username} is still blocked. ${reason}`,
}

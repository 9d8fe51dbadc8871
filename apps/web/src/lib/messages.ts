/** Words for people and times that have no name or number. */
export const libMessages = {
  deletedUser: 'Deleted user',
  justNow: 'just now',
}

/** Texts of the lists of followers and people followed. */
export const connectionsMessages = {
  followers: {
    title: 'Followers',
    mine: 'People who follow you',
    theirs: (username: string) => `People who follow @${username}`,
    noneOfMine:
      'You have no followers yet. People can find you through your public articles and vocabularies.',
    noneOfTheirs: 'No followers yet. You could be the first.',
  },
  following: {
    title: 'Following',
    mine: 'People you follow',
    theirs: (username: string) => `People @${username} follows`,
    noneOfMine: 'You don’t follow anyone yet. Start with the author of an article you like.',
    noneOfTheirs: 'They don’t follow anyone yet.',
  },
  notLoaded: 'We couldn’t load this list',
  loading: 'Loading people…',
  you: 'You',
  followPerson: (username: string) => `Follow @${username}`,
  unfollowPerson: (username: string) => `Unfollow @${username}`,
}

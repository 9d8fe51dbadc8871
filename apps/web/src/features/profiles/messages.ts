/** Texts of following people. */
export const followMessages = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  followed: (username: string) => `You follow @${username}`,
  notFollowed: (username: string, reason: string) => `You’re not following @${username}. ${reason}`,
  notUnfollowed: (username: string, reason: string) => `You’re still following @${username}. ${reason}`,
  // The server refuses both with the same code.
  forbidden: 'You’ve blocked this person, or their profile is private. Check their profile.',
}

/** Texts of the head of a profile. */
export const profileHeaderMessages = {
  loading: 'Loading profile…',
  memberSince: (date: string) => `Member since ${date}`,
}

/** Texts of the actions on a profile. */
export const personActionsMessages = {
  message: 'Message',
  readChat: 'Read your chat',
  more: (username: string) => `More actions for @${username}`,
  blocked: (username: string) => `You’ve blocked @${username}. You can’t follow or write to each other.`,
  refused: (username: string) => `@${username} doesn’t accept messages from you.`,
}

/** Texts that tell users who can see their profile. */
export const ownNoticeMessages = {
  school: 'Only your school can see this profile. Everyone else sees only your username and picture.',
  public: 'This is your public profile.',
  hidden: (parts: string) => `Other people can’t see your ${parts}.`,
  parts: {
    name: 'name',
    bio: 'bio',
    connections: 'follower lists',
    vocabularies: 'vocabulary list',
    articles: 'article list',
  },
  change: 'You can change this in Settings on your profile page.',
}

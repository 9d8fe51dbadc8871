import type { ReactNode } from 'react'

const mySchool = 'My school only'

/** Texts of the privacy settings. */
export const privacyMessages = {
  notLoaded: 'We couldn’t load your privacy settings',
  loading: 'Loading your privacy settings…',
  notChanged: (reason: string) => `We couldn’t save your change. ${reason}`,
  viewers: {
    label: 'Who can see your profile',
    everyone: 'Everyone',
    school: mySchool,
    hint: 'Everyone else sees only your username and picture.',
    hintIfFixed: (link: (text: string) => ReactNode) => (
      <>Your school keeps this private. {link('Who sees what')}</>
    ),
  },
  shown: {
    title: 'Your profile shows',
    name: 'First and last name',
    nameNote: 'Staff at your schools can always see it.',
    bio: 'Bio',
    connections: 'Your followers and following',
    connectionsNote: 'Anyone who can see your profile can see the numbers.',
    vocabularies: 'List of your public vocabularies',
    articles: 'List of your public articles',
  },
  senders: {
    label: 'Who can start a chat with you',
    everyone: 'Everyone',
    followed: 'People I follow',
    school: mySchool,
    none: 'Nobody',
    hint: 'You keep your existing chats unless you block someone.',
    hintIfFixed: 'Your school only lets you chat with its members.',
  },
}

/** Texts of the list of blocked people. */
export const blockedListMessages = {
  title: 'Blocked people',
  notLoaded: 'We couldn’t load this list',
  loading: 'Loading blocked people…',
  none: 'You haven’t blocked anyone. You can do that from their profile.',
}

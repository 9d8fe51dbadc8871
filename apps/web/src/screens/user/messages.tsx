import type { ReactNode } from 'react'

type MakeLink = (text: string) => ReactNode

/** Texts of a user’s public profile. */
export const userMessages = {
  notLoaded: 'We couldn’t load this profile',
  followsYou: 'Follows you',
  myPage: 'Your profile page',
  myListHidden: 'Your profile doesn’t show this list.',
  listHidden: (username: string) => `@${username} doesn’t show this list.`,
  articles: {
    title: 'Articles',
    none: 'No public articles yet.',
    noneOfMine: (link: MakeLink) => (
      <>You have no public articles yet. Edit one of {link('your articles')} to make it public.</>
    ),
  },
  vocabularies: {
    title: 'Vocabularies',
    none: 'No public vocabularies yet.',
    noneOfMine: (link: MakeLink) => (
      <>
        You have no public vocabularies yet. Open one of {link('your vocabularies')} and make it public in
        Settings.
      </>
    ),
  },
}

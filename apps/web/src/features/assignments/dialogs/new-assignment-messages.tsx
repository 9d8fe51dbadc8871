import type { ReactNode } from 'react'

type LinkTo = (text: string) => ReactNode

/** Texts of assigning an article or a vocabulary to a class. */
export const newAssignmentMessages = {
  title: 'Create assignment',
  chooseFrom: 'Choose from',
  sources: {
    ownArticles: 'My articles',
    publicArticles: 'Public articles',
    ownVocabularies: 'My vocabularies',
    publicVocabularies: 'Public vocabularies',
  },
  noneChosen: 'Choose an article or a vocabulary first.',
  privateArticle: (className: ReactNode) => (
    <>This article is private. Everyone in {className} can read it while it’s assigned.</>
  ),
  privateVocabulary: (className: ReactNode) => (
    <>This vocabulary is private. Everyone in {className} can open it while it’s assigned.</>
  ),
  assign: 'Assign',
  assigned: (title: string, className: string) => `You’ve assigned “${title}” to ${className}`,
}

/** Texts of choosing the article or the vocabulary to assign. */
export const assignmentChoiceMessages = {
  searchArticles: 'Search articles',
  searchOwnVocabularies: 'Search vocabularies',
  searchPublicVocabularies: 'Search vocabularies by name or owner',
  articles: 'Articles',
  vocabularies: 'Vocabularies',
  loading: 'Loading…',
  tryAgain: 'Try again',
  noResults: 'No results. Try other words.',
  noOwnArticles: (link: LinkTo) => (
    <>You have no articles yet. {link('Write or paste one')}, or choose a public one.</>
  ),
  noPublicArticles: 'There are no public articles yet.',
  noOwnVocabularies: (link: LinkTo) => (
    <>You have no vocabularies yet. {link('Create one')}, or choose a public one.</>
  ),
  noPublicVocabularies: 'Other people haven’t published any vocabularies yet.',
  isPrivate: 'private',
  byOwner: (username: string) => `by @${username}`,
  alreadyAssigned: 'already assigned',
  open: (title: string) => `Open ${title} in a new tab`,
}

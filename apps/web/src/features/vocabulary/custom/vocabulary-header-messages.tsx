import type { ReactNode } from 'react'

/** Texts of the head of a vocabulary’s page. */
export const vocabularyHeaderMessages = {
  by: (author: ReactNode) => <>by {author}</>,
  created: (date: ReactNode) => <>Created {date}</>,
  lastEdited: (date: ReactNode) => <>Last edited {date}</>,
  loading: 'Loading the vocabulary…',
}

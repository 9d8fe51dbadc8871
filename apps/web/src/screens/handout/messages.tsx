import type { ReactNode } from 'react'

/** Texts of a handout’s page. */
export const handoutMessages = {
  title: 'Handout',
  notLoaded: 'We couldn’t load the handout',
}

/** Texts of the printed sheet. */
export const handoutSheetMessages = {
  label: 'Printed sheet',
  name: 'Name',
  date: 'Date',
  readBy: (date: string) => `Read it by ${date}.`,
  words: 'Words',
  author: (username: ReactNode) => <>by {username}</>,
}

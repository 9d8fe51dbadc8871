import type { ReactNode } from 'react'

/** Texts of a handout’s page. */
export const handoutMessages = {
  title: 'Handout',
  notLoaded: 'We couldn’t load the handout',
  tickHard: 'Tick words most of the class doesn’t know',
  noEstimates: 'We can’t estimate this class yet. Ask students to take the word check.',
  noHardWords: 'Most of the class probably knows every word.',
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

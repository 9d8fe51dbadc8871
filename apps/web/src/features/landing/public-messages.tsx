import type { ReactNode } from 'react'

/** Texts of the link with which visitors create an account. */
export const registerMessages = {
  createAccount: 'Create a free account',
}

/** Texts of the band of figures. */
export const statsMessages = {
  label: 'In figures',
  words: { label: 'words', note: 'in this dictionary', unknown: 'Many' },
  definitions: { label: 'definitions', note: 'best match first', unknown: 'More' },
  levels: { figure: 'A2–C2', label: 'levels', note: 'from postcards to novels' },
  progress: { figure: '88%+', label: 'faster progress', note: 'our aim, not a result' },
  satisfaction: { figure: '95%', label: 'satisfaction', note: 'our aim, not a result' },
}

/** Texts of the three steps that explain how it works, with their pictures. */
export const stepsMessages = {
  read: {
    title: 'Read',
    text: 'Paste a text, or open a web page with our browser extension. Tap a word to see its meaning in that sentence. You also get its British pronunciation.',
    example: (tapped: (word: string) => ReactNode) => (
      <>… another yard of the {tapped('bank')}, and each spring …</>
    ),
    meaning: 'the sloping ground along the edge of a river',
  },
  save: {
    title: 'Save',
    text: 'Tap once more to save the word with its sentence. Then every new text shows how much of it you already know.',
    examples: {
      new: { word: 'bank', state: 'new' },
      learning: { word: 'put up with', state: 'learning' },
      known: { word: 'heron', state: 'known' },
    },
  },
  practise: {
    title: 'Practise',
    text: 'Short games bring a word back just before you’d forget it. They don’t bother you with words you already know.',
    curve:
      'A memory fades after day 0. You see the word again on days 2, 6 and 14. Each time, it fades more slowly.',
  },
}

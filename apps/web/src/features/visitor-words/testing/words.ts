import type { VisitorPlace, VisitorWord } from '../stored-words'

export const apt: VisitorWord = {
  spellId: 3,
  headword: 'apt',
  sentence: 'In August it was apt to gain ten.',
  source: 'The Slow Clock',
}
export const bank: VisitorWord = {
  spellId: 4,
  headword: 'bank',
  sentence: 'She sat on the bank.',
  source: 'The Slow Clock',
}

export const place: VisitorPlace = {
  path: '/reading-mode',
  text: { html: '<p>It was apt to gain ten.</p>', title: 'The Slow Clock', byline: 'a story' },
  scroll: '0 2 0.5',
  selection: null,
}

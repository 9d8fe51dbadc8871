import type { PriorityWord } from '@wordhoard/contracts/learning'

const reasons: Record<PriorityWord['reason'], string> = {
  due: 'due',
  // Saved words that are new have no card, unless the learner surely knows them.
  new: 'met in your reading',
  ahead: 'not due yet',
}

/** Texts of the cards on which learners say which words they remember. */
export const cardMessages = {
  leave: 'Leave this session',
  title: 'Do you remember this word?',
  chosen: (chosen: number, wanted: number) => `${chosen} of ${wanted} chosen`,
  card: (number: number, total: number) => `Card ${number} of ${total}`,
  word: (number: number, total: number, word: string) => `Word ${number} of ${total}: ${word}`,
  reasons,
  sure: 'you may know this already',
  dragHint: 'Drag the card right if you remember the meaning, left if you don’t.',
  keys: 'Keys: → remembered, ← forgotten, Z undo.',
  gamesHint: 'We’ll check the words you remember in a game.',
  actions: 'Card actions',
  forgotten: 'Forgotten',
  remembered: 'Remembered',
  undo: 'Undo the last card',
}

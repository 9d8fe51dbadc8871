import { formatCount } from '../../../lib/format-count'

/** Texts of the card at the end of a text. */
export const endMessages = {
  finished: 'Finished!',
  minutes: (minutes: number) => `You read for ${formatCount(minutes, 'minute')}.`,
  words: (met: number, saved: number) =>
    saved === 0
      ? `You met ${formatCount(met, 'word')}.`
      : `You met ${formatCount(met, 'word')} and saved ${saved}.`,
  saveHint: 'Save words as you read, and you can practise them here.',
  practise: (count: number) => (count === 1 ? 'Practise this word' : `Practise these ${count}`),
  markRest: 'Mark the rest as known',
  restHint: (count: number) => `${formatCount(count, 'word')} not saved`,
  nextInClass: 'Next for your class',
  next: 'Read next',
  minutesLong: (minutes: number) => `${minutes} min`,
  backToClass: (name: string) => `Back to ${name}`,
  createAccount: 'Create a free account',
  accountHint: 'Save words, practise them, and see how far you’ve come.',
  wordCheck: 'How many words do you know? Find out in two minutes.',
  loading: 'Adding up…',
}

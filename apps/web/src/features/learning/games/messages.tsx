import type { GameName } from '@wordhoard/contracts/learning'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

/** The task of each game, as a heading. */
export const gameTitles: Readonly<Record<GameName, string>> = {
  'audio-definition': 'Listen and choose the meaning',
  'audio-image': 'Listen and choose the picture',
  'audio-spell': 'Choose the word you hear',
  'audio-spelling': 'Type the word you hear',
  'audio-part-spelling': 'Build the word you hear',
  'definition-audio': 'Choose the sound for this meaning',
  'definition-image': 'Choose the picture for this meaning',
  'definition-spell': 'Choose the word for this meaning',
  'definition-spelling': 'Type the word for this meaning',
  'definition-part-spelling': 'Build the word for this meaning',
  'image-audio': 'Choose the sound for this picture',
  'image-definition': 'Choose the meaning for this picture',
  'image-spell': 'Choose the word for this picture',
  'image-spelling': 'Type the word for this picture',
  'image-part-spelling': 'Build the word for this picture',
  'spell-audio': 'Choose the sound of this word',
  'spell-definition': 'Choose the meaning of this word',
  'spell-image': 'Choose the picture for this word',
  'spell-spelling': 'Type the word from memory',
  'spell-part-spelling': 'Put the word back together',
  'find-image': 'Find the picture',
  'find-audio': 'Find the sound',
}

/** The task of a duel, in which one of the words that learners mix up fits a sentence. */
export const duelTitle = 'Choose the word for this sentence'

/** Texts around a game: progress, question, bar and the end of the games. */
export const gamePlayMessages = {
  leave: 'Leave this session',
  progressLabel: 'Games played',
  progress: (done: number, total: number) => `${done} of ${total}`,
  waiting: (answers: number) => `We’ll send ${formatCount(answers, 'answer')} when you’re back online`,
  actions: 'Game actions',
  rules: '? Rules',
  questionPicture: 'The picture in the question',
  blank: '(blank)',
  end: {
    sending: 'Sending your answers…',
    title: 'You’ve played all the games',
    kept: (answers: number) =>
      `We’ve kept ${formatCount(answers, 'answer')} here. We’ll send ${answers === 1 ? 'it' : 'them'} as soon as we can, then show your result.`,
    sendNow: 'Send now',
  },
}

/** Texts of a game that this version of the page can’t show. */
export const unknownGameMessages = {
  title: 'Unknown Game',
  text: 'We can’t show this game yet. Try reloading the page, or skip the game.',
  skip: 'Skip this game',
}

/** Texts of the pop-up after an answer. */
export const gameResultMessages = {
  label: 'Result',
  checking: 'Checking…',
  keptTitle: 'We’ve kept your answer',
  kept: 'We can’t reach the server right now. We’ll send your answer as soon as we can, so carry on.',
  sendNow: 'Send now',
  notCounted: 'This one doesn’t count',
  correct: 'Correct',
  wrong: 'Not quite',
  points: (change: string, isOne: boolean) => `${change} ${isOne ? 'point' : 'points'}`,
  rightAnswer: 'Right answer',
  listen: (word: string) => `Listen to ${word}`,
  yourSentence: 'Your sentence',
  // The sentence of a duel is ours.
  theSentence: 'The sentence',
  // What a wrong choice means.
  means: (word: ReactNode, meaning: string) => (
    <>
      {word} means “{meaning}”.
    </>
  ),
  // The wrong choice was a meaning.
  meaningOf: (word: ReactNode) => <>You chose the meaning of {word}.</>,
  optionNumber: (number: number) => `number ${number}`,
  correctAnnouncement: (answer: string) => `Correct: ${answer}.`,
  wrongAnnouncement: (answer: string) => `Not quite. The right answer is ${answer}.`,
  undoTap: 'Undo tap',
  undoTypo: 'Undo typo',
  continue: 'Continue',
}

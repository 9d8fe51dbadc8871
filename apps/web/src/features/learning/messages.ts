import type { GameMode } from '@wordhoard/contracts/learning'
import { formatCount } from '../../lib/format-count'

const resumeTitles: Record<GameMode, string> = {
  normal: 'Your last practice session isn’t finished',
  challenge: 'Your last challenge isn’t finished',
}

/** Texts of the offer to resume an unfinished session. */
export const resumeMessages = {
  label: 'Unfinished session',
  title: (mode: GameMode) => resumeTitles[mode],
  progress: (answered: number, total: number) => `You’ve played ${answered} of ${total} games`,
  discard: 'Discard it',
  resume: 'Resume',
}

/** Texts about what is due today, a break and the daily limit of new words. */
export const todayMessages = {
  notLoaded: 'We couldn’t load your words for today.',
  tryAgain: 'Try again',
  settings: 'Practice settings',
  noWords: 'No words to practise yet. Save some while you read.',
  nothingDue: 'Nothing is due today. You can still practise, or start words you’ve met.',
  due: (words: number) => `${formatCount(words, 'word')} due`,
  readyToStart: (words: number) => `${formatCount(words, 'saved word')} ready to start`,
  inMainVocabulary: (summary: string) => `In your main vocabulary: ${summary}`,
  onBreak: (lastDay: string) => `You’re on a break until ${lastDay}. Your words will wait for you.`,
  noNewWords: 'Nothing is due, and your daily limit is 0 new words.',
  limitReached: (started: number, limit: number) =>
    `You’ve started ${formatCount(started, 'new word')} today, and your limit is ${limit}. More will be easier to remember tomorrow.`,
  practiseAnyway: 'Practise anyway',
}

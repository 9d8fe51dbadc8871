import type { GoalUnit } from '@wordhoard/contracts/goals'

const number = (value: number) => value.toLocaleString('en-GB')
/** Names of the units in which a goal is counted. */
export const unitNames: Record<GoalUnit, (count: number) => string> = {
  minutes: (count) => (count === 1 ? 'minute' : 'minutes'),
  words: (count) => (count === 1 ? 'word' : 'words'),
}

/** Texts of the daily goal. */
export const goalMessages = {
  heading: 'Today’s goal',
  progress: (done: number, amount: number, unit: GoalUnit) =>
    `${number(done)} of ${number(amount)} ${unitNames[unit](amount)}`,
  reached: (done: number, unit: GoalUnit) => `Done: ${number(done)} ${unitNames[unit](done)}`,
  ring: (progress: string) => `Today’s goal: ${progress}`,
  change: 'Goal and reminders',
  notLoaded: 'We couldn’t load your goal.',
  loading: 'Loading your goal…',
  retry: 'Try again',
}

import { formatCount } from '../../lib/format-count'

const number = (value: number) => value.toLocaleString('en-GB')
const words = (count: number) => (count === 1 ? 'word' : 'words')
const minutesText = (minutes: number) => (minutes === 1 ? 'a minute' : `${number(minutes)} minutes`)

/** Texts of the card about today. */
export const dueCardMessages = {
  label: 'Today',
  loading: 'Loading your words for today…',
  notLoaded: (reason: string) => `We couldn’t load your words for today. ${reason}`,
  retry: 'Try again',
  due: {
    title: (due: number) => `${words(due)} due today`,
    text: (minutes: number, fresh: number) =>
      `About ${minutesText(minutes)}${fresh > 0 ? `, plus ${formatCount(fresh, 'new word')}` : ''}`,
    action: 'Start learning',
  },
  new: {
    title: (fresh: number) => `new ${words(fresh)} to learn`,
    text: (minutes: number, fresh: number) =>
      `Nothing is due. Practising ${fresh === 1 ? 'it' : 'these'} takes about ${minutesText(minutes)}.`,
    action: 'Start learning',
  },
  break: {
    title: 'You’re on a break',
    text: (lastDay: string) => `Your break ends on ${lastDay}. Your words will wait for you.`,
    action: 'Learn anyway',
  },
  enough: {
    title: 'That’s enough new words for today',
    text: (begun: number) =>
      `You’ve started ${formatCount(begun, 'new word')}, as many as you planned. Why not read something?`,
    action: 'Read something',
  },
  resting: {
    title: 'Nothing is due',
    text: 'You still remember your words. They’ll come back when you need to practise them.',
    action: 'Practise ahead',
  },
  empty: {
    title: 'Your vocabulary is still empty',
    text: 'Read a text and tap a word you don’t know. Save it, and we’ll help you remember it.',
    action: 'Read a text',
  },
}

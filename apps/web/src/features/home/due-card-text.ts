import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { shortDay } from '../../lib/dates'
import { paths } from '../../shell/paths'
import { type DueState, minutesFor, newToday } from './due-state'

interface CardText {
  /** The main number; undefined where nothing is counted. */
  figure?: string
  title: string
  text: string
  action: { label: string; to: string }
}

const number = (value: number) => value.toLocaleString('en-GB')
const minutes = (value: number) => (value === 1 ? 'about a minute' : `about ${number(value)} minutes`)

/** Returns the texts of the card about today. */
export function cardText(state: DueState, today: LearnToday): CardText {
  const fresh = newToday(today)
  switch (state) {
    case 'due':
      return {
        figure: number(today.due),
        title: `${today.due === 1 ? 'word' : 'words'} due today`,
        text:
          minutes(minutesFor(today.due)) +
          (fresh > 0 ? `, and ${number(fresh)} new ${fresh === 1 ? 'word' : 'words'} to begin` : ''),
        action: { label: 'Start learning', to: paths.learn },
      }
    case 'new':
      return {
        figure: number(fresh),
        title: `new ${fresh === 1 ? 'word' : 'words'} to begin`,
        text: `Nothing is due. The first practice takes ${minutes(minutesFor(fresh))}.`,
        action: { label: 'Start learning', to: paths.learn },
      }
    case 'break':
      return {
        title: 'You are on a break',
        text: `You planned it until ${shortDay(today.break_until ?? '')}. Nothing piles up meanwhile.`,
        action: { label: 'Learn anyway', to: paths.learn },
      }
    case 'enough':
      return {
        title: 'Enough for today',
        text: `You have begun ${number(today.begun_today)} new ${today.begun_today === 1 ? 'word' : 'words'}, as many as you planned. The rest of the day is for reading.`,
        action: { label: 'Read something', to: paths.read },
      }
    case 'resting':
      return {
        title: 'Nothing is due',
        text: 'Your words are still fresh in your mind. They come back when it is time.',
        action: { label: 'Practise ahead', to: paths.learn },
      }
    case 'empty':
      return {
        title: 'Your vocabulary is empty yet',
        text: 'Read a text and tap a word you don’t know. What you save comes back here to be practised.',
        action: { label: 'Read a text', to: paths.read },
      }
  }
}

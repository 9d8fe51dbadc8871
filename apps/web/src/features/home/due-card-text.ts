import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { shortDay } from '../../lib/dates'
import { paths } from '../../shell/paths'
import { dueCardMessages } from './due-card-messages'
import { type DueState, minutesFor, newToday } from './due-state'

interface CardText {
  /** The main number; undefined where nothing is counted. */
  figure?: string
  title: string
  text: string
  action: { label: string; to: string }
}

/** Returns the texts of the card about today. */
export function cardText(state: DueState, today: LearnToday): CardText {
  const { due, new: fresh, break: pause, enough, resting, empty } = dueCardMessages
  const left = newToday(today)
  switch (state) {
    case 'due':
      return {
        figure: today.due.toLocaleString('en-GB'),
        title: due.title(today.due),
        text: due.text(minutesFor(today.due), left),
        action: { label: due.action, to: paths.learn },
      }
    case 'new':
      return {
        figure: left.toLocaleString('en-GB'),
        title: fresh.title(left),
        text: fresh.text(minutesFor(left), left),
        action: { label: fresh.action, to: paths.learn },
      }
    case 'break':
      return {
        title: pause.title,
        text: pause.text(shortDay(today.break_until ?? '')),
        action: { label: pause.action, to: paths.learn },
      }
    case 'enough':
      return {
        title: enough.title,
        text: enough.text(today.begun_today),
        action: { label: enough.action, to: paths.read },
      }
    case 'resting':
      return {
        title: resting.title,
        text: resting.text,
        action: { label: resting.action, to: paths.learn },
      }
    case 'empty':
      return {
        title: empty.title,
        text: empty.text,
        action: { label: empty.action, to: paths.read },
      }
  }
}

import type { GoalToday } from '@wordhoard/contracts/goals'
import { goalMessages } from './messages'

/** How far somebody is with the day's goal. */
interface GoalProgress {
  /** 0 to 100. */
  readonly percent: number
  readonly isReached: boolean
  readonly text: string
}

/** Returns how far somebody is with the day's goal. Minutes are rounded down, so that a goal isn't reached early. */
export function goalProgress({ unit, amount, seconds_today, words_today }: GoalToday): GoalProgress {
  const done = unit === 'words' ? words_today : Math.floor(seconds_today / 60)
  const share = unit === 'words' ? words_today / amount : seconds_today / 60 / amount
  const isReached = done >= amount
  return {
    percent: Math.min(100, Math.floor(share * 100)),
    isReached,
    text: isReached ? goalMessages.reached(done, unit) : goalMessages.progress(done, amount, unit),
  }
}

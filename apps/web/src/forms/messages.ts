import { formatCount } from '../lib/format-count'

/** Texts of waiting before a form can be sent again. */
export const waitMessages = {
  seconds: (count: number) => `You can try again in ${formatCount(count, 'second')}.`,
  minutes: (count: number) => `You can try again in ${formatCount(count, 'minute')}.`,
  hours: (count: number) => `You can try again in ${formatCount(count, 'hour')}.`,
}

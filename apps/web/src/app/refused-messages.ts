import { formatCount } from '../lib/format-count'

/** Texts that report what the server refused. */
export const refusedMessages = {
  notSaved: (count: number) => `We couldn’t save ${formatCount(count, 'thing')} you did offline.`,
  seeWhat: 'See what',
}

import { formatCount } from '../../lib/format-count'

/** Texts that say what is there without a network. */
export const offlineMessages = {
  line: (waiting: number) => (waiting > 0 ? `Offline: ${formatCount(waiting, 'answer')} waiting` : 'Offline'),
  whatIsKept: 'See what’s on this device',
  onDevice: 'On this device',
  needsInternet: 'Needs internet',
  lost: 'Your browser cleared what was kept on this device. We’ll keep your texts again as you read.',
}

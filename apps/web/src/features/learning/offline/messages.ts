import { formatCount } from '../../../lib/format-count'

/** Texts of sessions that are played without a network, and of their result. */
export const offlineMessages = {
  loading: 'Loading your sessions…',
  ready: (sessions: number) => `You’re offline. ${formatCount(sessions, 'session')} ready to play.`,
  begun: 'You’re offline. You can finish the session you started.',
  games: (games: number) => `The next one has ${formatCount(games, 'game')}.`,
  counts: 'We save your answers here and count them when you’re back online.',
  start: 'Start',
  goOn: 'Continue',
  noneTitle: 'No session ready yet',
  none: 'You’re offline. Open this page online once, and we’ll get sessions ready for you.',
  tryAgain: 'Try again',
  challenge: 'A challenge or a class test needs the internet, because only our server knows its answers.',
  result: {
    title: 'Well done, that’s the session',
    score: (right: number, total: number) => `${right} of ${total} right`,
    kept: 'Your answers are saved on this device. We’ll count them when you’re back online.',
    counted: 'We’ve counted your answers. You’ll see the full result when you’re back online.',
  },
}

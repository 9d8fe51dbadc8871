import { formatCount } from '../../lib/format-count'

/** What waits to be sent, as the offline line counts it. */
export interface WaitingCounts {
  readonly answers: number
  readonly words: number
  readonly lookUps: number
  readonly texts: number
  readonly notes: number
  readonly articles: number
  readonly messages: number
}

function listWaiting({ answers, words, lookUps, texts, notes, articles, messages }: WaitingCounts): string {
  const parts = [
    answers > 0 && formatCount(answers, 'answer'),
    words > 0 && formatCount(words, 'word change'),
    lookUps > 0 && formatCount(lookUps, 'look-up'),
    texts > 0 && formatCount(texts, 'text'),
    notes > 0 && formatCount(notes, 'note'),
    articles > 0 && formatCount(articles, 'article'),
    messages > 0 && formatCount(messages, 'message'),
  ].filter((part) => part !== false)
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Texts that say what is there without a network. */
export const offlineMessages = {
  line: (waiting: WaitingCounts) => {
    const list = listWaiting(waiting)
    return list ? `Offline: ${list} waiting` : 'Offline'
  },
  whatIsKept: 'See what’s on this device',
  onDevice: 'On this device',
  needsInternet: 'Needs internet',
  lost: 'Your browser cleared what was kept on this device. We’ll keep your texts again as you read.',
}

import { formatCount } from '../../../lib/format-count'

/** Texts of removing words from a vocabulary. */
export const removeMessages = {
  title: (count: number) =>
    count === 1 ? 'Remove this word?' : `Remove these ${formatCount(count, 'word')}?`,
  description: (count: number) =>
    count === 1 ? 'It stays in your main vocabulary.' : 'They stay in your main vocabulary.',
  action: 'Remove',
  pending: 'Removing…',
  doneTitle: 'Words Successfully Removed',
  removed: (count: number) =>
    `${formatCount(count, 'word')} ${count === 1 ? 'is' : 'are'} no longer in this vocabulary.`,
  done: 'Done',
}

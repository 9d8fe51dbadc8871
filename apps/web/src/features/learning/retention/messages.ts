import { formatCount } from '../../../lib/format-count'

type Period = 'day' | 'week'

/** Texts of the choice of how well to remember. */
export const retentionMessages = {
  title: 'How well to remember',
  explanation: 'You’ll know about this share of your words when they come back. More means more practice.',
  loading: 'Loading your memory…',
  automatic: 'Choose for me',
  /** Names of the targets, from the lowest. */
  names: ['Practise least', 'Practise less', 'Remember more', 'Remember most'],
  target: (name: string, percent: string) => `${name} (${percent})`,
  /** Of the automatic target. */
  bestValue: (percent: string) => `Now ${percent}, which keeps the most words for your time`,
  same: 'about as many words a day',
  more: (words: number, period: Period) => `about ${formatCount(words, 'word')} more a ${period}`,
  fewer: (words: number, period: Period) => `about ${formatCount(words, 'word')} fewer a ${period}`,
  /** Before 400 answers. */
  notYet: (needed: number) => `After ${needed} answers, we’ll fit this to your own memory.`,
  given: (answers: number) => `You’ve given ${answers}.`,
  average: 'So far, your memory looks like most people’s.',
}

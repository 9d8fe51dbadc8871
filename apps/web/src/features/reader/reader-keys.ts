import { firstWordMessages } from './first-word-messages'

const { keyNames, keys: meanings } = firstWordMessages

/** The reader's keys with what they do; a dash stands between the first and the last of a range. */
export const readerKeys = [
  [['←', '→'], meanings.words],
  [['↑', '↓'], meanings.lines],
  [['N'], meanings.nextToLearn],
  [[keyNames.enter], meanings.open],
  [[keyNames.escape], meanings.close],
  [['M'], meanings.multi],
  [['S'], meanings.save],
  [['0', '–', '4'], meanings.rank],
  [['K'], meanings.know],
  [['I'], meanings.ignore],
] as const

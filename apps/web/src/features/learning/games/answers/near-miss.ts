import type { DiffPart } from '@wordhoard/learning/answers'

const lengthOf = (parts: readonly DiffPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0)

/** Whether a wrong answer came near the word: at least half of it is there, and what is wrong is no more than that. */
export function isNearMiss(parts: readonly DiffPart[], right: string): boolean {
  const same = lengthOf(parts.filter(({ kind }) => kind === 'same'))
  return same * 2 >= right.length && lengthOf(parts) - same <= same
}

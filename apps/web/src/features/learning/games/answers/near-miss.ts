import type { DiffPart } from '@wordhoard/learning/answers'

const lengthOf = (parts: readonly DiffPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Checks whether a wrong answer is close to the right one: at least half of the word is there, and no more letters are
 * wrong than right.
 */
export function isNearMiss(parts: readonly DiffPart[], right: string): boolean {
  const same = lengthOf(parts.filter(({ kind }) => kind === 'same'))
  return same * 2 >= right.length && lengthOf(parts) - same <= same
}

/** Checks whether a wrong answer has only letters of the right one, in their order: part of a word that wasn't finished. */
export function isPartOfWord(parts: readonly DiffPart[]): boolean {
  const same = lengthOf(parts.filter(({ kind }) => kind === 'same'))
  return same > 1 && parts.every(({ kind }) => kind === 'same' || kind === 'missing')
}

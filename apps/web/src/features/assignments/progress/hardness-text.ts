import { hardWordsMessages } from './messages'

interface Hardness {
  readonly unknown: number
  readonly looked_up: number
}

/** Describes why a word is hard: "Looked up by 5 · 12 of 40 don’t know it yet". */
export function hardnessText({ unknown, looked_up }: Hardness, students: number): string {
  if (students === 0) return hardWordsMessages.uncommon
  const parts = [
    looked_up > 0 && hardWordsMessages.lookedUpBy(looked_up),
    unknown > 0 && hardWordsMessages.unknownTo(unknown, students),
  ]
  return parts.filter(Boolean).join(' · ')
}

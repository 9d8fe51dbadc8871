import { hardWordsMessages } from './messages'

interface Hardness {
  readonly unknown: number
  readonly looked_up: number
}

/**
 * Describes why a word is hard: "12 of 40 don’t know it yet". For an article it is an estimate, which may not be of all
 * students: "Looked up by 5 · 12 students probably don’t know it".
 */
export function hardnessText(
  { unknown, looked_up }: Hardness,
  students: number,
  kind: 'article' | 'vocabulary',
): string {
  const { unknownTo, probablyUnknownTo, uncommon } = hardWordsMessages
  const parts = [
    looked_up > 0 && hardWordsMessages.lookedUpBy(looked_up),
    unknown > 0 && (kind === 'article' ? probablyUnknownTo(unknown) : unknownTo(unknown, students)),
  ]
  return parts.filter(Boolean).join(' · ') || uncommon
}

import type { ReasonKind, WordReasons } from '@wordhoard/contracts/learner/knowledge'
import { shortDate } from '../../../lib/dates'
import { reasonMessages } from './messages'

/** Reasons that the panel leaves out: the buttons beside the sentence say what the learner said last. */
const SAID: ReadonlySet<ReasonKind> = new Set(['said_known', 'said_unknown'])

/** How sure we are that a learner knows a word. */
export type Verdict = keyof typeof reasonMessages.verdicts

export function verdictOf({ probability }: Pick<WordReasons, 'probability'>): Verdict {
  if (probability >= 0.8) return 'probably'
  if (probability >= 0.5) return 'maybe'
  return probability >= 0.2 ? 'maybe-not' : 'probably-not'
}

/** Formats a probability in whole per cent; we never say that we're certain. */
export function formatChance(probability: number): string {
  return `${Math.min(99, Math.max(1, Math.round(100 * probability)))}%`
}

/** Returns why a word is thought known or unknown, in sentences: what the learner did, or else how hard the word is. */
export function reasonSentences({ reasons, recall, said, practice }: WordReasons): string[] {
  const shown = reasons.filter(({ kind }) => said === null || !SAID.has(kind))
  const sentences = shown.map(({ kind, at, times = 1 }) => reasonMessages.kinds[kind](shortDate(at), times))
  if (recall !== null && said === null && practice?.kind !== 'let_go') sentences.push(reasonMessages.recall)
  if (sentences.length === 0 && said === null) sentences.push(reasonMessages.byDifficulty)
  if (practice?.kind === 'let_go' && practice.at) sentences.push(reasonMessages.letGo(shortDate(practice.at)))
  if (practice?.kind === 'not_asked' && said === null) sentences.push(reasonMessages.notAsked)
  return sentences
}

import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import { memoryLengthText } from '../../../lib/memory-length-text'
import { retentionMessages } from './messages'

/** The value of the choice that leaves the target to us. */
export const AUTOMATIC = 'automatic'

const percent = (share: number) => `${Math.round(100 * share)}%`

/** Says what a target costs against the automatic one; nothing while no word has been practised. */
function costText(words: number, automatic: number): string {
  if (words === 0 && automatic === 0) return ''
  const difference = words - automatic
  // A few words make no difference on a single day.
  const period = Math.abs(difference) >= 1 ? 'day' : 'week'
  const count = Math.round(Math.abs(difference) * (period === 'day' ? 1 : 7))
  if (count === 0) return retentionMessages.same
  return difference > 0 ? retentionMessages.more(count, period) : retentionMessages.fewer(count, period)
}

/** Returns the choices of a target, the automatic one first, each with what it costs. */
export function retentionChoices({ automatic, choices: [first, ...offered] }: LearnerMemory) {
  const own = {
    value: AUTOMATIC,
    label: retentionMessages.automatic,
    hint: retentionMessages.bestValue(percent(automatic)),
  }
  return [
    own,
    ...offered.map(({ retention, words_a_day }, at) => ({
      value: String(retention),
      label: retentionMessages.target(retentionMessages.names[at] ?? '', percent(retention)),
      hint: costText(words_a_day, first?.words_a_day ?? 0),
    })),
  ]
}

/** Says what we know of the learner's memory, or what is missing. */
export function ownMemoryText({ fit, answers, answers_needed }: LearnerMemory): string {
  if (fit) return memoryLengthText(fit.length)
  if (answers >= answers_needed) return retentionMessages.average
  const sentence = retentionMessages.notYet(answers_needed)
  return answers === 0 ? sentence : `${sentence} ${retentionMessages.given(answers)}`
}

import { gameNames } from '@wordhoard/contracts/learning'
import { AVERAGE_MEMORY } from '@wordhoard/learning/memory'
import { fitMemory, type LoggedAnswer, type MemoryFit } from '@wordhoard/learning/memory-fit'
import { type AnswerSeconds, cheapestRetention, secondsOf } from '@wordhoard/learning/retention'

/** An answer as `answersToFit` writes it: the time in ms since 1970, and how long it took in ms. */
type AnswerRow = [
  spellId: number,
  game: string,
  isCorrect: boolean,
  swipe: 'forgotten' | 'remembered' | null,
  at: number,
  milliseconds: number | null,
]

/** What a learner's answers say about their memory. */
export interface FittedMemory {
  /** Null where most people's memory foretells the answers as well. */
  readonly fit: MemoryFit | null
  readonly answers: number
  readonly seconds: AnswerSeconds
  /** The target that keeps most words for the learner's time. */
  readonly retention: number
}

/** Fits a memory to all answers of a learner, as JSON (`answersToFit`). It takes up to a second, so it has a process of its own. */
export function fitAnswers(json: string): FittedMemory {
  const rows = JSON.parse(json) as AnswerRow[]
  const answers = rows.flatMap(([spellId, name, isCorrect, swipe, at]): LoggedAnswer[] => {
    const game = gameNames.find((known) => known === name)
    return game ? [{ spellId, game, isCorrect, swipe: swipe ?? undefined, at: new Date(Math.round(at)) }] : []
  })
  const fit = fitMemory(answers)
  const seconds = secondsOf(rows.map(([, , isCorrect, , , milliseconds]) => ({ isCorrect, milliseconds })))
  const retention = cheapestRetention(fit?.traits ?? AVERAGE_MEMORY, seconds)
  return { fit, answers: answers.length, seconds, retention }
}

import type { Game, Lesson } from '@wordhoard/contracts/learning'
import { optionsOf } from './answers/options'
import { gameResultMessages } from './messages'
import type { Verdict } from './play'

type JudgedVerdict = Extract<Verdict, { kind: 'judged' }>

/** Returns the right answer for display: the word if known, otherwise the option's text or number. */
export function rightAnswer(game: Game, { spell, correctAnswer }: JudgedVerdict): string {
  if (spell) return spell
  const options = optionsOf(game)
  const index = options.findIndex(({ id }) => id === correctAnswer)
  if (index < 0) return correctAnswer
  return options[index]?.text ?? gameResultMessages.optionNumber(index + 1)
}

/** Returns the right meaning in games whose options are meanings; undefined in others. */
export function rightMeaning(game: Game, { correctAnswer }: JudgedVerdict): string | undefined {
  const option = optionsOf(game).find(({ id }) => id === correctAnswer)
  return option?.kind === 'definition' ? option.text : undefined
}

/**
 * Returns the other word that was written instead of the right one; undefined if none was. Some of the pieces of a word
 * that was to be built aren’t meant as a word, even if they happen to be one: “ep” of “keep an eye on”.
 */
export function selectWrittenWord(
  { typed }: Pick<Lesson, 'typed'>,
  answer: string,
  right: string,
  isBuilt: boolean,
): Lesson['typed'] {
  return isBuilt && answer.length < right.length ? undefined : typed
}

/** Formats a change of score with its sign and at most two decimals: +0.4 points, −1 point; empty for no change. */
export function formatScoreChange(delta: number): string {
  const size = Math.abs(delta).toLocaleString('en-GB', { maximumFractionDigits: 2 })
  if (size === '0') return ''
  return gameResultMessages.points(`${delta > 0 ? '+' : '−'}${size}`, size === '1')
}

/** Returns the announcement for screen readers once an answer has been judged. */
export function verdictAnnouncement(game: Game, verdict: Verdict): string {
  if (verdict.kind === 'refused') return verdict.text
  const right = rightAnswer(game, verdict)
  return verdict.isCorrect
    ? gameResultMessages.correctAnnouncement(right)
    : gameResultMessages.wrongAnnouncement(right)
}

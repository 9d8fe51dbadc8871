import type { Game } from '@wordhoard/contracts/learning'
import { optionsOf } from './answers/options'
import type { Verdict } from './play'

type JudgedVerdict = Extract<Verdict, { kind: 'judged' }>

/** The right answer as a person reads it: the word; else the option, by its text or its place. */
export function rightAnswer(game: Game, { spell, correctAnswer }: JudgedVerdict): string {
  if (spell) return spell
  const options = optionsOf(game)
  const index = options.findIndex(({ id }) => id === correctAnswer)
  if (index < 0) return correctAnswer
  return options[index]?.text ?? `number ${index + 1}`
}

/** The meaning that was right, where meanings were to choose among; undefined elsewhere. */
export function rightMeaning(game: Game, { correctAnswer }: JudgedVerdict): string | undefined {
  const option = optionsOf(game).find(({ id }) => id === correctAnswer)
  return option?.kind === 'definition' ? option.text : undefined
}

/** The change of a score with its sign, at most two decimals: +0.4, −1.25; nothing when it did not change. */
export function formatScoreChange(delta: number): string {
  const size = Math.abs(delta).toLocaleString('en-GB', { maximumFractionDigits: 2 })
  if (size === '0') return ''
  return `${delta > 0 ? '+' : '−'}${size}`
}

/** What screen readers hear when an answer was judged. */
export function verdictAloud(game: Game, verdict: Verdict): string {
  if (verdict.kind === 'refused') return verdict.text
  const right = rightAnswer(game, verdict)
  return verdict.isCorrect ? `Correct: ${right}.` : `Not quite. The right answer is ${right}.`
}

import type { Game } from '@wordhoard/contracts/learning'
import type { GivenAnswer } from '../play'

/** What every way of answering is given. */
export interface AnswerProps {
  game: Game
  given: GivenAnswer | undefined
  onAnswer: (answer: string) => void
}

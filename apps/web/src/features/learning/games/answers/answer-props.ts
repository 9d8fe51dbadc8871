import type { Game } from '@wordhoard/contracts/learning'
import type { GivenAnswer } from '../play'

/** Props shared by all answer components. */
export interface AnswerProps {
  game: Game
  given: GivenAnswer | undefined
  onAnswer: (answer: string) => void
}

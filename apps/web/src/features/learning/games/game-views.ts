import type { Game, GameName } from '@wordhoard/contracts/learning'
import { duelTitle, gameTitles } from './messages'

/** How a game is answered: by one tap, by selecting and submitting, by typing, or by joining pieces. */
export type AnswerView = 'options' | 'selection' | 'spelling' | 'fragments'

export interface GameView {
  readonly answer: AnswerView
  /** The task, as a heading. */
  readonly title: string
}

/** All games that this client can show, by name, with their way of answering. */
const answerViews: Readonly<Record<GameName, AnswerView>> = {
  'audio-definition': 'options',
  'audio-image': 'options',
  'audio-spell': 'options',
  'audio-spelling': 'spelling',
  'audio-part-spelling': 'fragments',
  'definition-audio': 'selection',
  'definition-image': 'options',
  'definition-spell': 'options',
  'definition-spelling': 'spelling',
  'definition-part-spelling': 'fragments',
  'image-audio': 'selection',
  'image-definition': 'options',
  'image-spell': 'options',
  'image-spelling': 'spelling',
  'image-part-spelling': 'fragments',
  'spell-audio': 'selection',
  'spell-definition': 'options',
  'spell-image': 'options',
  'spell-spelling': 'spelling',
  'spell-part-spelling': 'fragments',
  'find-image': 'selection',
  'find-audio': 'selection',
}

/** Returns how to show a game, or undefined if this client doesn't know its name. */
export function gameView(name: string): GameView | undefined {
  if (!Object.hasOwn(answerViews, name)) return undefined
  return { answer: answerViews[name as GameName], title: gameTitles[name as GameName] }
}

/** Whether a game is a duel: it asks which of the words that learners mix up fits a sentence, and shows nothing else. */
export function isDuel({ name, question }: Pick<Game, 'name' | 'question'>): boolean {
  return name === 'definition-spell' && question.text === undefined && question.context !== undefined
}

/** Returns how to show this game, or undefined if this client doesn't know its name. */
export function viewOfGame(game: Pick<Game, 'name' | 'question'>): GameView | undefined {
  const view = gameView(game.name)
  return view && isDuel(game) ? { ...view, title: duelTitle } : view
}

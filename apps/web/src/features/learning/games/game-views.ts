import type { GameName } from '@wordhoard/contracts/learning'
import { gameTitles } from './messages'

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

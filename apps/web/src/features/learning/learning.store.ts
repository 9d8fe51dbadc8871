import { type GameMode, type PriorityWord, priorityWord } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { keepState, recallState } from '../../lib/kept-state'
import { type Choice, isChoosingOver, selectForgotten } from './choosing/choosing'
import { useSessionSettings } from './choosing/session-settings.store'

const steps = ['word-num', 'choose-words', 'dict-entry', 'learning-games', 'game-session-stat'] as const
const choice = z.object({ spellId: z.int(), isRemembered: z.boolean() })
const learning = z.object({
  /** Whose session it is. */
  userId: z.optional(z.int()),
  step: z.enum(steps),
  /** Null: words of the main vocabulary. */
  customVocId: z.nullable(z.int()),
  mode: z.enum(['normal', 'challenge']),
  cards: z.array(priorityWord),
  choices: z.array(choice),
  /** Which of the forgotten words is being repeated. */
  entry: z.int(),
  /** Once its games are made. */
  sessionId: z.nullable(z.int()),
})
type Learning = z.infer<typeof learning>

const KEY = 'learnState'
const storage = () => sessionStorage
const atStart: Learning = {
  userId: undefined,
  step: 'word-num',
  customVocId: null,
  mode: 'normal',
  cards: [],
  choices: [],
  entry: 0,
  sessionId: null,
}

/** Where the person is between choosing a number of words and the result; survives a reload of the tab. */
export const useLearning = create<Learning>()(() => recallState(storage, KEY, learning) ?? atStart)

useLearning.subscribe((state) => keepState(storage, KEY, state.step === 'word-num' ? undefined : state))

/** Makes sure that what is shown is of this person and this vocabulary. */
export function enterLearning(userId: number | undefined, customVocId: number | null): void {
  const { step, ...before } = useLearning.getState()
  // Neither cards nor games: the words did not come, or there were none to practise, and by now there may be.
  const isLost = before.sessionId === null && (step === 'game-session-stat' || before.cards.length === 0)
  const isSame = before.userId === userId && (before.customVocId === customVocId || isPlaying(step))
  if (!isSame || isLost || step === 'word-num') useLearning.setState({ ...atStart, userId, customVocId })
}

/** Games go on whatever the address says: they have their words. */
const isPlaying = (step: Learning['step']) => step === 'learning-games' || step === 'game-session-stat'

/** A challenge goes straight to its games, else words are chosen first. */
export function beginSession(mode: GameMode): void {
  useLearning.setState({
    mode,
    step: mode === 'challenge' ? 'learning-games' : 'choose-words',
    cards: [],
    choices: [],
    entry: 0,
    sessionId: null,
  })
}

/** The cards to choose among; the first ones that arrive stay. */
export function dealCards(cards: readonly PriorityWord[]): void {
  if (useLearning.getState().cards.length === 0) useLearning.setState({ cards: [...cards] })
}

/** Says of the card on top whether its word is remembered, and moves on when enough have been gone through. */
export function chooseWord(isRemembered: boolean): void {
  const { cards, choices, step } = useLearning.getState()
  const card = cards[choices.length]
  if (!card || step !== 'choose-words') return
  const made: Choice[] = [...choices, { spellId: card.spell_id, isRemembered }]
  const isOver = isChoosingOver(made, useSessionSettings.getState().wantedWordsNum, cards.length)
  const next = selectForgotten(made).length > 0 ? 'dict-entry' : 'learning-games'
  useLearning.setState({ choices: [...made], entry: 0, step: isOver ? next : step })
}

/** Takes the last card back, also from the step that it led to. */
export function undoChoice(): void {
  const { choices, step } = useLearning.getState()
  if (choices.length === 0 || (step !== 'choose-words' && step !== 'dict-entry')) return
  useLearning.setState({ choices: choices.slice(0, -1), step: 'choose-words' })
}

export function showEntry(entry: number): void {
  useLearning.setState({ entry })
}

export function goToGames(): void {
  useLearning.setState({ step: 'learning-games' })
}

/** The games are there: made just now, or left in the middle earlier. */
export function gamesBegun(sessionId: number, mode: GameMode): void {
  useLearning.setState({ step: 'learning-games', sessionId, mode })
}

export function showSessionStat(): void {
  useLearning.setState({ step: 'game-session-stat' })
}

export function startNewSession(): void {
  const { userId, customVocId } = useLearning.getState()
  useLearning.setState({ ...atStart, userId, customVocId })
}

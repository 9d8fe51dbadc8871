import { type GameMode, type PriorityWord, priorityWord } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { type Choice, isChoosingOver, selectForgotten } from './choosing/choosing'
import { useSessionSettings } from './choosing/session-settings.store'

const steps = ['word-num', 'choose-words', 'dict-entry', 'learning-games', 'game-session-stat'] as const
const choice = z.object({ spellId: z.int(), isRemembered: z.boolean() })
const learning = z.object({
  /** The learner whose session it is. */
  userId: z.optional(z.int()),
  step: z.enum(steps),
  /** Null: the session uses the main vocabulary. */
  customVocId: z.nullable(z.int()),
  mode: z.enum(['normal', 'challenge']),
  cards: z.array(priorityWord),
  choices: z.array(choice),
  /** Index of the forgotten word whose entry is shown. */
  entry: z.int(),
  /** Null until the games have been created. */
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

/** The learner's step between choosing a number of words and the result; survives a reload of the tab. */
export const useLearning = create<Learning>()(() => readStoredValue(storage, KEY, learning) ?? atStart)

useLearning.subscribe((state) => storeValue(storage, KEY, state.step === 'word-num' ? undefined : state))

/** Resets the state unless it belongs to this learner and this vocabulary. */
export function enterLearning(userId: number | undefined, customVocId: number | null): void {
  const { step, ...before } = useLearning.getState()
  // No words and no games: the words failed to load, or there were none to practise. By now there may be some.
  const hasWords = before.cards.length > 0 || before.choices.length > 0
  const isLost = before.sessionId === null && (step === 'game-session-stat' || !hasWords)
  const isSame = before.userId === userId && (before.customVocId === customVocId || isPlaying(step))
  if (!isSame || isLost || step === 'word-num') useLearning.setState({ ...atStart, userId, customVocId })
}

/** Checks whether the games or the result are shown, which don't depend on the vocabulary in the address. */
const isPlaying = (step: Learning['step']) => step === 'learning-games' || step === 'game-session-stat'

/** Starts a session. A challenge goes straight to its games; otherwise the learner chooses words first. */
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

/** Sets the cards to choose from. Does nothing if there are cards already. */
export function dealCards(cards: readonly PriorityWord[]): void {
  if (useLearning.getState().cards.length === 0) useLearning.setState({ cards: [...cards] })
}

/** Records whether the word on the current card is remembered, and moves on when choosing is over. */
export function chooseWord(isRemembered: boolean): void {
  const { cards, choices, step } = useLearning.getState()
  const card = cards[choices.length]
  if (!card || step !== 'choose-words') return
  const made: Choice[] = [...choices, { spellId: card.spell_id, isRemembered }]
  const isOver = isChoosingOver(made, useSessionSettings.getState().wantedWordsNum, cards.length)
  const next = selectForgotten(made).length > 0 ? 'dict-entry' : 'learning-games'
  useLearning.setState({ choices: [...made], entry: 0, step: isOver ? next : step })
}

/** Undoes the last choice, even from the entries that followed it. Does nothing if the words weren't chosen by cards. */
export function undoChoice(): void {
  const { cards, choices, step } = useLearning.getState()
  if (cards.length === 0 || choices.length === 0 || (step !== 'choose-words' && step !== 'dict-entry')) return
  useLearning.setState({ choices: choices.slice(0, -1), step: 'choose-words' })
}

export function showEntry(entry: number): void {
  useLearning.setState({ entry })
}

export function goToGames(): void {
  useLearning.setState({ step: 'learning-games' })
}

/** Shows the games of a session, either just created or resumed. */
export function startGames(sessionId: number, mode: GameMode): void {
  useLearning.setState({ step: 'learning-games', sessionId, mode })
}

export function showSessionStat(): void {
  useLearning.setState({ step: 'game-session-stat' })
}

export function startNewSession(): void {
  const { userId, customVocId } = useLearning.getState()
  useLearning.setState({ ...atStart, userId, customVocId })
}

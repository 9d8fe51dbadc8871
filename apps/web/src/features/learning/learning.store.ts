import {
  type GameMode,
  MAX_WANTED_WORDS,
  type PriorityWord,
  priorityWord,
} from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import {
  type Choice,
  isChoosingOver,
  selectForgotten,
  withoutLastCard,
  withWordsWithoutCard,
} from './choosing/choosing'
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
  /** Words to practise without choosing; empty in other sessions. */
  spellIds: z._default(z.array(z.int()), []),
  /** Address of the text from which the session began; null if it began elsewhere. */
  textPath: z._default(z.nullable(z.string()), null),
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
  spellIds: [],
  textPath: null,
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
  const hasWords = before.cards.length > 0 || before.spellIds.length > 0
  const isLost = before.sessionId === null && (step === 'game-session-stat' || !hasWords)
  // The words of a text are practised by whoever is logged in; their session has no user until it's opened.
  if (before.spellIds.length > 0 && before.userId === undefined) {
    useLearning.setState({ userId, customVocId })
    return
  }
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
    spellIds: [],
    textPath: null,
    entry: 0,
    sessionId: null,
  })
}

/**
 * Starts a session of exactly these words with their entries, which lead to the games.
 *
 * @param textPath address of the text whose words they are
 * @param customVocId vocabulary that has words which the learner hasn't saved
 */
export function beginPractice(
  spellIds: readonly number[],
  textPath: string | null,
  customVocId: number | null = null,
): void {
  const { userId } = useLearning.getState()
  useLearning.setState({
    ...atStart,
    userId,
    customVocId,
    step: 'dict-entry',
    spellIds: [...new Set(spellIds)].slice(0, MAX_WANTED_WORDS),
    textPath,
  })
}

/** Returns the words whose entries are shown before the games. */
export function selectEntries({ spellIds, choices }: Pick<Learning, 'spellIds' | 'choices'>): number[] {
  return spellIds.length > 0 ? spellIds : selectForgotten(choices)
}

/**
 * Sets the cards to choose from. New words have no card: if there are only new ones, their entries are shown at once.
 * Does nothing if there are cards already.
 */
export function dealCards(cards: readonly PriorityWord[]): void {
  if (useLearning.getState().cards.length > 0 || cards.length === 0) return
  useLearning.setState({ cards: [...cards] })
  goOn([])
}

/** Records whether the word on the current card is remembered, and moves on when choosing is over. */
export function chooseWord(isRemembered: boolean): void {
  const { cards, choices, step } = useLearning.getState()
  const card = cards[choices.length]
  if (!card || step !== 'choose-words') return
  goOn([...choices, { spellId: card.spell_id, isRemembered }])
}

/** Goes on after a choice: to the next card, or to the next step when choosing is over. */
function goOn(made: readonly Choice[]): void {
  const { cards, step } = useLearning.getState()
  const { wantedWordsNum } = useSessionSettings.getState()
  const choices = [...withWordsWithoutCard(made, cards, wantedWordsNum)]
  const isOver = isChoosingOver(choices, wantedWordsNum, cards.length)
  const next = selectForgotten(choices).length > 0 ? 'dict-entry' : 'learning-games'
  useLearning.setState({ choices, entry: 0, step: isOver ? next : step })
}

/** Undoes the last choice by card, even from the entries that followed it. */
export function undoChoice(): void {
  const { choices, cards, step } = useLearning.getState()
  if (step !== 'choose-words' && step !== 'dict-entry') return
  const before = withoutLastCard(choices, cards)
  if (before) useLearning.setState({ choices: [...before], step: 'choose-words' })
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

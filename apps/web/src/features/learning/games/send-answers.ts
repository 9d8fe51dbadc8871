import {
  checkAnswer,
  type Game,
  MAX_ANSWER_MILLISECONDS,
  recordedResult,
} from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { ApiError, errorSentence, isUnauthorised } from '../../../http/api-error'
import { langQuery } from '../../../languages/my-language.store'
import { timeZone } from '../../../lib/time-zone'
import { call } from '../../../session/call'
import { type GivenAnswer, selectUnsent, type Verdict } from './play'
import { recordSynonym, recordVerdict, usePlay } from './play.store'

interface SendingState {
  /** Why the last attempt failed, or null. The answers are kept and sent again. */
  failure: Error | null
}

export const useSending = create<SendingState>()(() => ({ failure: null }))

/** Pauses between attempts, in ms. The first are short, since most outages are. */
const RETRY_DELAYS_MS = [1500, 3000, 6000, 12_000, 20_000]
let attempts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

/** Checks whether the same call may succeed later: no connection, too many requests, or a server error. */
function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Turns an error into a verdict. For an answer that was counted before, this is the recorded verdict. */
function verdictOf(error: unknown): Verdict {
  if (error instanceof ApiError && error.code === 'already_answered') {
    const recorded = z.safeParse(recordedResult, error.body)
    if (recorded.success) {
      const { is_correct, correct_answer, lesson } = recorded.data
      return { kind: 'judged', isCorrect: is_correct, correctAnswer: correct_answer, lesson }
    }
  }
  return { kind: 'refused', text: errorSentence(error) }
}

async function checkGivenAnswer(game: Game, given: GivenAnswer): Promise<Verdict> {
  const result = await call(checkAnswer, {
    body: {
      token: game.token,
      game_id: game.id,
      game_session_id: game.game_session_id,
      game_name: game.name,
      answer: given.answer,
      // A game may have been left open for days.
      milliseconds: Math.min(given.milliseconds, MAX_ANSWER_MILLISECONDS),
      tz: timeZone(),
      ...langQuery(),
    },
  })
  return {
    kind: 'judged',
    isCorrect: result.is_correct,
    correctAnswer: result.correct_answer,
    spell: result.spell_lower,
    spellId: result.spell_id,
    lesson: result.lesson,
    scoreDelta: result.score_delta,
    note: result.note,
  }
}

function retryLater(error: Error): void {
  const retryAfterSeconds = error instanceof ApiError ? error.retryAfter : undefined
  const usual = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)]!
  const delay = retryAfterSeconds === undefined ? usual : retryAfterSeconds * 1000
  attempts += 1
  useSending.setState({ failure: error })
  clearTimeout(timer)
  timer = setTimeout(() => void sendAnswers(), delay)
}

/**
 * Sends the given answers one after another. If a call fails, the answer is kept and sent again after a pause, when the
 * connection is back, or when this function is called.
 */
export async function sendAnswers(): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  try {
    for (;;) {
      const { play } = usePlay.getState()
      const game = play && selectUnsent(play)[0]
      const given = game && play.answers[game.id]
      if (!given) break
      try {
        recordVerdict(game.id, await checkGivenAnswer(game, given))
      } catch (error) {
        // The answer stays here until the user has logged in.
        if (isUnauthorised(error)) return
        if (error instanceof Error && isTemporary(error)) return retryLater(error)
        if (error instanceof ApiError && error.code === 'another_word_wanted') recordSynonym(game.id)
        else recordVerdict(game.id, verdictOf(error))
      }
      attempts = 0
      useSending.setState({ failure: null })
    }
  } finally {
    isSending = false
  }
}

/**
 * Sends answers that a reload left over, and again whenever the connection is back or the page becomes visible.
 *
 * @returns a function that stops it.
 */
export function startSending(): () => void {
  const send = () => void sendAnswers()
  const onVisible = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', onVisible)
  send()
  return () => {
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', onVisible)
    clearTimeout(timer)
  }
}

import { type Game, MAX_ANSWER_MILLISECONDS } from '@wordhoard/contracts/learning'
import { create } from 'zustand'
import { markAnswered } from '../../../device/offline-sessions/ready-sessions'
import {
  addToOutbox,
  discardEntry,
  listenToOutbox,
  pauseOutbox,
  type Settled,
  sendOutbox,
} from '../../../device/outbox/outbox'
import { timeZone } from '../../../lib/time-zone'
import { useSession } from '../../../session/session.store'
import { judgeOffline } from '../offline/judge-offline'
import { type GivenAnswer, selectUnsent, type Verdict } from './play'
import { recordSynonym, recordVerdict, usePlay } from './play.store'

interface SendingState {
  /** Why the last attempt failed, or null. The answers are kept and sent again. */
  failure: Error | null
}

export const useSending = create<SendingState>()(() => ({ failure: null }))

/** Answers that are in the outbox, or on their way to it, by their keys. */
const added = new Set<string>()
let adding: Promise<void> = Promise.resolve()

const keyOf = ({ id }: Pick<Game, 'id'>): string => `answer-${id}`

listenToOutbox('answer', takeOutcome, (failure) => useSending.setState({ failure }))

/** Shows what became of an answer, if its game is being played here. */
function takeOutcome(settled: Settled<'answer'>): void {
  added.delete(settled.key)
  const game = usePlay.getState().play?.games.find((each) => keyOf(each) === settled.key)
  if (!game) return
  if ('refusal' in settled) {
    recordVerdict(game.id, { kind: 'refused', text: settled.refusal })
    // The learner has been told, so it need not be kept aside.
    void discardEntry('answer', settled.key)
  } else if (settled.outcome.kind === 'synonym') recordSynonym(game.id)
  else recordVerdict(game.id, verdictOf(settled.outcome))
}

function verdictOf({ kind, result }: Exclude<OutcomeOf<Settled<'answer'>>, { kind: 'synonym' }>): Verdict {
  const { is_correct, correct_answer, lesson } = result
  const judged = { kind: 'judged', isCorrect: is_correct, correctAnswer: correct_answer, lesson } as const
  if (kind === 'recorded') return judged
  const { spell_lower, spell_id, score_delta, note } = result
  return { ...judged, spell: spell_lower, spellId: spell_id, scoreDelta: score_delta, note }
}
type OutcomeOf<T> = T extends { readonly outcome: infer Outcome } ? Outcome : never

async function addAnswer(game: Game, { answer, milliseconds }: GivenAnswer): Promise<void> {
  const key = keyOf(game)
  if (added.has(key)) return
  added.add(key)
  await addToOutbox('answer', key, {
    token: game.token,
    game_id: game.id,
    game_session_id: game.game_session_id,
    game_name: game.name,
    answer,
    // A game may have been left open for days.
    milliseconds: Math.min(milliseconds, MAX_ANSWER_MILLISECONDS),
    tz: timeZone(),
  })
}

/** Puts the given answers into the outbox. Those of an offline session are judged here at once. */
async function addAnswers(): Promise<void> {
  const { play } = usePlay.getState()
  // The answers stay in this tab until it's known whose they are.
  if (!play || useSession.getState().user === undefined) return
  for (const game of selectUnsent(play)) {
    const given = play.answers[game.id]!
    const verdict = play.isOffline ? await judgeOffline(game, given.answer) : undefined
    if (verdict === 'synonym') {
      recordSynonym(game.id)
      continue
    }
    await addAnswer(game, given)
    if (verdict) recordVerdict(game.id, verdict)
  }
}

/**
 * Sends the given answers one after another. If a call fails, the answers stay in the outbox and are sent again after a
 * pause, when the connection is back, or when this function is called.
 */
export async function sendAnswers(): Promise<void> {
  adding = adding.then(addAnswers)
  await adding
  await sendOutbox(['answer'])
}

/**
 * Takes back an answer that hasn't been sent.
 *
 * @returns whether it was still here
 */
export async function takeBackAnswer(game: Game): Promise<boolean> {
  if (!(await discardEntry('answer', keyOf(game)))) return false
  added.delete(keyOf(game))
  if (usePlay.getState().play?.isOffline) await markAnswered(game, false)
  return true
}

/**
 * Sends answers that a reload left over, and again whenever the connection is back, the page becomes visible, or the
 * user is known.
 *
 * @returns a function that stops it.
 */
export function startSending(): () => void {
  const send = () => void sendAnswers()
  const onVisible = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', onVisible)
  const unsubscribe = useSession.subscribe(({ user }, before) => {
    if (user && user.user_id !== before.user?.user_id) send()
  })
  send()
  return () => {
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', onVisible)
    unsubscribe()
    pauseOutbox(['answer'])
  }
}

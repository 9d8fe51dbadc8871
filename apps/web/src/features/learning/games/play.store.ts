import { type Game, game, lesson } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import {
  newPlay,
  type Play,
  type Verdict,
  withAnswer,
  withNext,
  withoutAnswer,
  withSynonym,
  withVerdict,
} from './play'

const verdict = z.union([
  z.object({
    kind: z.literal('judged'),
    isCorrect: z.boolean(),
    correctAnswer: z.string(),
    spell: z.optional(z.string()),
    spellId: z.optional(z.int()),
    lesson: z.optional(lesson),
    scoreDelta: z.optional(z.number()),
    note: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('refused'), text: z.string() }),
])
const storedPlay = z.object({
  sessionId: z.int(),
  before: z.int(),
  games: z.array(game),
  position: z.int(),
  undone: z.int(),
  isOffline: z._default(z.boolean(), false),
  synonyms: z._default(z.record(z.string(), z.string()), {}),
  answers: z.record(
    z.string(),
    z.object({ answer: z.string(), milliseconds: z.int(), verdict: z.nullable(verdict) }),
  ),
})

const KEY = 'learnGames'
const storage = () => sessionStorage

/** The session being played, including answers not yet sent to the server; survives a reload of the tab. */
export const usePlay = create<{ play: Play | null }>()(() => ({
  play: readStoredValue(storage, KEY, storedPlay) ?? null,
}))

function change(next: (play: Play) => Play): void {
  const { play } = usePlay.getState()
  if (play) setPlay(next(play))
}

function setPlay(play: Play | null): void {
  usePlay.setState({ play })
  storeValue(storage, KEY, play ?? undefined)
}

export const beginPlay = (
  sessionId: number,
  games: readonly Game[],
  before?: number,
  isOffline?: boolean,
): void => setPlay(newPlay(sessionId, games, before, isOffline))
export const endPlay = (): void => setPlay(null)
export const giveAnswer = (gameId: string, answer: string, milliseconds: number): void =>
  change((play) => withAnswer(play, gameId, answer, milliseconds))
export const recordVerdict = (gameId: string, verdict: Verdict): void =>
  change((play) => withVerdict(play, gameId, verdict))
export const recordSynonym = (gameId: string): void => change((play) => withSynonym(play, gameId))
export const nextGame = (gameId: string): void => change((play) => withNext(play, gameId))
export const reopenGame = (gameId: string, reopened: Game): void =>
  change((play) => withoutAnswer(play, gameId, reopened))

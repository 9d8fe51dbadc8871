import {
  DEFAULT_WANTED_WORDS,
  gameModes,
  gameSizes,
  MAX_WANTED_WORDS,
  MIN_WANTED_WORDS,
} from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { keepState, recallState } from '../../../lib/kept-state'

const settings = z.object({
  wantedWordsNum: z.int().check(z.minimum(MIN_WANTED_WORDS), z.maximum(MAX_WANTED_WORDS)),
  gamesSize: z.enum(gameSizes),
  gameMode: z.enum(gameModes),
  hasAudio: z.boolean(),
})
type SessionSettings = z.infer<typeof settings>

const KEY = 'learnSession'
const storage = () => localStorage

/** How the next session is to be; remembered on this device. */
export const useSessionSettings = create<SessionSettings>()(
  () =>
    recallState(storage, KEY, settings) ?? {
      wantedWordsNum: DEFAULT_WANTED_WORDS,
      gamesSize: 'medium',
      gameMode: 'normal',
      hasAudio: true,
    },
)

export function setSessionSettings(change: Partial<SessionSettings>): void {
  useSessionSettings.setState(change)
  keepState(storage, KEY, useSessionSettings.getState())
}

/** One word more or fewer; what would leave 2 to 10 is ignored, and so is all of it in a challenge. */
export function changeWantedWords(by: 1 | -1): void {
  const { wantedWordsNum, gameMode } = useSessionSettings.getState()
  const next = wantedWordsNum + by
  if (gameMode === 'challenge' || next < MIN_WANTED_WORDS || next > MAX_WANTED_WORDS) return
  setSessionSettings({ wantedWordsNum: next })
}

import {
  DEFAULT_WANTED_WORDS,
  gameModes,
  gameSizes,
  MAX_WANTED_WORDS,
  MIN_WANTED_WORDS,
} from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../../../lib/stored-value'

const settings = z.object({
  wantedWordsNum: z.int().check(z.minimum(MIN_WANTED_WORDS), z.maximum(MAX_WANTED_WORDS)),
  gamesSize: z.enum(gameSizes),
  gameMode: z.enum(gameModes),
  hasAudio: z.boolean(),
})
type SessionSettings = z.infer<typeof settings>

const KEY = 'learnSession'
const storage = () => localStorage

/** The settings of the next session, saved on this device. */
export const useSessionSettings = create<SessionSettings>()(
  () =>
    readStoredValue(storage, KEY, settings) ?? {
      wantedWordsNum: DEFAULT_WANTED_WORDS,
      gamesSize: 'medium',
      gameMode: 'normal',
      hasAudio: true,
    },
)

export function setSessionSettings(change: Partial<SessionSettings>): void {
  useSessionSettings.setState(change)
  storeValue(storage, KEY, useSessionSettings.getState())
}

/** Adds or removes one word. Does nothing outside the range of 2 to 10, or in a challenge. */
export function changeWantedWords(by: 1 | -1): void {
  const { wantedWordsNum, gameMode } = useSessionSettings.getState()
  const next = wantedWordsNum + by
  if (gameMode === 'challenge' || next < MIN_WANTED_WORDS || next > MAX_WANTED_WORDS) return
  setSessionSettings({ wantedWordsNum: next })
}

/** Returns the number of words in the next session; a challenge always has the usual number. */
export function wordsInSession({ gameMode, wantedWordsNum }: SessionSettings): number {
  return gameMode === 'challenge' ? DEFAULT_WANTED_WORDS : wantedWordsNum
}

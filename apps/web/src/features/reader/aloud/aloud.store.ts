import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../../../lib/stored-value'

/** Rates of speech, from slow to fast; 1 is the voice's own. */
export const rates = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const
const rate = z.number().check(z.minimum(rates[0]), z.maximum(rates.at(-1)!))

const KEY = 'readAloudRate'
const storage = () => localStorage

interface Aloud {
  /** `waiting`: the voice has been asked for a sentence. */
  phase: 'waiting' | 'speaking' | 'paused'
  rate: number
}

/** How a text is being read aloud; the rate is kept on this device. */
export const useAloud = create<Aloud>()(() => ({
  phase: 'waiting',
  rate: readStoredValue(storage, KEY, rate) ?? 1,
}))

/** Makes the voice faster (1) or slower (-1) by one step; does nothing at either end. */
export function changeRate(by: 1 | -1): void {
  const at = rates.findIndex((one) => one >= useAloud.getState().rate)
  const next = rates[at + by]
  if (next === undefined) return
  useAloud.setState({ rate: next })
  storeValue(storage, KEY, next)
}

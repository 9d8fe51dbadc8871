import * as z from 'zod/mini'
import { keepState, recallState } from '../../lib/kept-state'

const KEY = 'own-class-work'
const kept = z.object({ user_id: z.int(), rows: z.int() })
const storage = () => localStorage

/** How many lines of class work the first page showed last time: room is kept for them, so that nothing jumps. */
export function keptRows(userId: number | undefined): number {
  const found = recallState(storage, KEY, kept)
  return found?.user_id === userId ? (found?.rows ?? 0) : 0
}

/** Remembers it; nobody's where there are none. */
export function keepRows(userId: number, rows: number): void {
  keepState(storage, KEY, rows > 0 ? { user_id: userId, rows } : undefined)
}

/** The height of so many lines under their heading. */
export function roomFor(rows: number): string {
  return `${2.75 + rows * 5.1}rem`
}

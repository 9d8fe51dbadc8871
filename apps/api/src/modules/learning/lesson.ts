import type { Lesson } from '@wordhoard/contracts/learning'
import { lesson } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'

/** What a game teaches, as stored with it: everything but the sound, whose address is made when it's answered. */
export const storedLesson = z.omit(lesson, { audio_url: true })
export type StoredLesson = z.infer<typeof storedLesson>

/** Returns a stored lesson with the address of its word's sound; undefined for games stored without one. */
export function lessonOf(stored: unknown, audioUrl: () => string): Lesson | undefined {
  const { success, data } = z.safeParse(storedLesson, stored)
  return success ? { ...data, audio_url: audioUrl() } : undefined
}

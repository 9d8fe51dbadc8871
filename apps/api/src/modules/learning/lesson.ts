import type { Lesson } from '@wordhoard/contracts/learning'
import { lesson } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'

/**
 * What a game teaches, as stored with it: everything but the sound, whose address is made when it's answered. `spoken_as`
 * is the id of a meaning in which the word is spoken differently.
 */
export const storedLesson = z.extend(z.omit(lesson, { audio_url: true }), { spoken_as: z.optional(z.int()) })
export type StoredLesson = z.infer<typeof storedLesson>

/** Returns a stored lesson with the address of its word's sound; undefined for games stored without one. */
export function lessonOf(
  stored: unknown,
  audioUrl: (definitionId: number | undefined) => string,
): Lesson | undefined {
  const { success, data } = z.safeParse(storedLesson, stored)
  if (!success) return undefined
  const { spoken_as, ...taught } = data
  return { ...taught, audio_url: audioUrl(spoken_as) }
}

import type { Lesson } from '@wordhoard/contracts/learning'
import { lesson } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { fieldsOf, type LanguageTranslations } from '../translations/translations.service'

/**
 * What a game teaches, as stored with it: everything but the sound, whose address is made when it's answered. `spoken_as`
 * is the id of a meaning in which the word is spoken differently.
 */
export const storedLesson = z.extend(z.omit(lesson, { audio_url: true }), { spoken_as: z.optional(z.int()) })
export type StoredLesson = z.infer<typeof storedLesson>

/** Adds translations to a lesson: those of its word and of the words behind its options. */
export async function translateLesson(lesson: Lesson, language: LanguageTranslations): Promise<Lesson> {
  const ids = [lesson, ...lesson.options].flatMap(({ definition_id: id }) => (id === undefined ? [] : [id]))
  const all = await language.of(ids)
  return {
    ...lesson,
    ...fieldsOf(lesson.definition_id ?? 0, all),
    options: lesson.options.map((option) => ({ ...option, ...fieldsOf(option.definition_id ?? 0, all) })),
  }
}

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

import type { Lesson } from '@wordhoard/contracts/learning'
import { lesson } from '@wordhoard/contracts/learning'
import * as z from 'zod/mini'
import { fieldsOf, type LanguageTranslations } from '../translations/translations.service'

/**
 * What a game teaches, as stored with it: everything but the sound, whose address is made when it's answered, and what
 * was typed. `spoken_as` is the id of a meaning in which the word is spoken differently.
 */
export const storedLesson = z.extend(z.omit(lesson, { audio_url: true, typed: true }), {
  spoken_as: z.optional(z.int()),
  is_duel: z.optional(z.boolean()),
  is_gloss: z.optional(z.boolean()),
  /** The entries of the options' words, in their order; absent in games made by an earlier version. */
  option_spell_ids: z.optional(z.array(z.int())),
})
export type StoredLesson = z.infer<typeof storedLesson>

/** Returns what was stored with a game; undefined for games stored without a lesson. */
export function readLesson(stored: unknown): StoredLesson | undefined {
  return z.safeParse(storedLesson, stored).data
}

/** Adds translations to a lesson: those of its word and of the words behind its options. */
export async function translateLesson(lesson: Lesson, language: LanguageTranslations): Promise<Lesson> {
  const { options, typed } = lesson
  const words = [lesson, ...options, ...(typed ? [typed] : [])]
  const all = await language.of(words.flatMap(({ definition_id: id }) => (id === undefined ? [] : [id])))
  const translate = <Word extends { definition_id?: number | undefined }>(word: Word) => ({
    ...word,
    ...fieldsOf(word.definition_id ?? 0, all),
  })
  return { ...translate(lesson), options: options.map(translate), ...(typed && { typed: translate(typed) }) }
}

/** Returns a stored lesson as the learner gets it, with the address of its word's sound and the word typed instead. */
export function presentLesson(
  { spoken_as, is_duel: _isDuel, is_gloss: _isGloss, option_spell_ids: _ids, ...taught }: StoredLesson,
  audioUrl: (definitionId: number | undefined) => string,
  typed: Lesson['typed'],
): Lesson {
  return { ...taught, audio_url: audioUrl(spoken_as), ...(typed && { typed }) }
}

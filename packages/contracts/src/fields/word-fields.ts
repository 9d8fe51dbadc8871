import * as z from 'zod/mini'

/** Maximum length of a word or phrase that can be looked up, in characters. */
export const MAX_WORD_LENGTH = 120
/** Maximum length of a context, in characters: ample for 15 words. */
export const MAX_CONTEXT_LENGTH = 1000
/** Maximum number of ids in one bulk call. */
export const MAX_BULK_IDS = 500

const noControlCharacters = z.refine<string>((text) => !/[^\P{Cc}\t\n\r]/u.test(text), {
  error: 'Must not contain control characters',
})
const wellFormed = z.refine<string>((text) => text.isWellFormed(), { error: 'Must be valid Unicode' })

export const wordText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'A word is required' }),
    z.maxLength(MAX_WORD_LENGTH, { error: `A word has at most ${MAX_WORD_LENGTH} characters` }),
    noControlCharacters,
    wellFormed,
  )
export const contextText = z
  .string()
  .check(
    z.maxLength(MAX_CONTEXT_LENGTH, { error: `A context has at most ${MAX_CONTEXT_LENGTH} characters` }),
    noControlCharacters,
    wellFormed,
  )
export const spellId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))

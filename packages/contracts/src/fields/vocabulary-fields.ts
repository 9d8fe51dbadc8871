import * as z from 'zod/mini'
import { visibleText } from './fields'
import { translationFields } from './language-fields'
import { spellId } from './word-fields'

/** Priority levels: 4 Extreme, 3 High, 2 Medium, 1 Low, 0 Zero. */
export const priorityNames = ['Zero', 'Low', 'Medium', 'High', 'Extreme'] as const
export const priority = z
  .int({ error: 'A priority is a number from 0 to 4' })
  .check(z.minimum(0), z.maximum(4))

/** Returns the label of a priority; 'Unknown' for an invalid value. */
export function priorityName(value: number): string {
  return priorityNames[value] ?? 'Unknown'
}

/**
 * State of a word for its learner. `met`: occurred in a text they read · `new`: saved, not practised · `learning`:
 * practised · `known`: marked as known, or its score is 7 or more, or it was too common to be learnt · `ignored`: set
 * aside by the learner.
 */
export const wordStates = ['met', 'new', 'learning', 'known', 'ignored'] as const
export const wordState = z.enum(wordStates)
export type WordState = z.infer<typeof wordState>

/** Score (of 10) from which a word counts as known. */
export const KNOWN_SCORE = 7

/** Maximum number of words that one call can change. */
export const MAX_SELECTED = 500
const jsonSpellId = z.int().check(z.positive(), z.maximum(2147483647))
export const selectedSpells = z
  .array(jsonSpellId)
  .check(
    z.minLength(1, { error: 'Select at least one word' }),
    z.maxLength(MAX_SELECTED, { error: `At most ${MAX_SELECTED} words at once` }),
  )
export { jsonSpellId, spellId }

/** An ISO 8601 time. */
const time = z.string()

/** A word in a list. The learner's values are null if the word isn't in the viewer's main vocabulary. */
export const row = z.object({
  /** Rises in the order in which the words were added. */
  id: z.int(),
  spell_id: z.int(),
  spell_lower: z.string(),
  priority: z.nullable(z.int()),
  /** 0 to 10. */
  score: z.nullable(z.number()),
  streak: z.nullable(z.int()),
  repeat_count: z.nullable(z.int()),
  added_at: time,
  last_repeated_at: z.nullable(time),
  next_repeated_at: z.nullable(time),
  state: z.nullable(wordState),
})
export type Row = z.infer<typeof row>

/** Maximum length of a learner's note on a word, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 500
/** A learner's note on a word: plain text on several lines; an empty one deletes the note. */
export const note = visibleText({
  most: MAX_NOTE_LENGTH,
  lines: true,
  tooLong: `A note has at most ${MAX_NOTE_LENGTH} characters`,
})

/** A word in the list of the main vocabulary. */
export const listedWord = z.object({
  ...row.shape,
  /** What the learner wrote about it. */
  note: z.nullable(z.string()),
  /** The definition that the learner chose last, otherwise the first one; only if the query asks for meanings. */
  meaning: z.optional(z.nullable(z.string())),
  /** How the dictionary writes the word in this meaning: June for june. */
  spelling: z.optional(z.nullable(z.string())),
  /** Part of speech of the meaning. */
  part_of_speech: z.optional(z.nullable(z.string())),
  /** The definition whose text the meaning is. */
  definition_id: z.optional(z.nullable(z.int())),
  ...translationFields,
})
export type ListedWord = z.infer<typeof listedWord>

/** Columns that lists can be sorted by; `spell_id` sorts alphabetically by word, `id` by when the word was added. */
export const sortColumns = ['spell_id', 'priority', 'score', 'repeat_count', 'id'] as const
export type SortColumn = (typeof sortColumns)[number]

/** Accepts a query value that may be repeated: a single one arrives as text, several as a list. */
function arrayOf<S extends z.ZodMiniType>(item: S) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(10)),
  )
}

/** Sorting and paging of a list; `orders_by` and `orders_dir` come in pairs. */
export const listQuery = {
  orders_by: z.optional(
    arrayOf(z.enum(sortColumns, { error: 'You can’t sort by this column' })).check(
      z.refine((columns) => new Set(columns).size === columns.length, {
        error: 'You can sort by each column only once',
      }),
    ),
  ),
  orders_dir: z.optional(arrayOf(z.enum(['asc', 'desc'], { error: 'A direction is asc or desc' }))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)), 0),
}
export { arrayOf }

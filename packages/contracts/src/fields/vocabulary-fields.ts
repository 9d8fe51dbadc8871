import * as z from 'zod/mini'
import { spellId } from '../dictionary'

/** Priority levels: 4 Extreme, 3 High, 2 Medium, 1 Low, 0 Zero. */
export const priorityNames = ['Zero', 'Low', 'Medium', 'High', 'Extreme'] as const
export const priority = z
  .int({ error: 'A priority is a number from 0 to 4' })
  .check(z.minimum(0), z.maximum(4))

/** The label of a priority; 'Unknown' for a value that is none. */
export function priorityName(value: number): string {
  return priorityNames[value] ?? 'Unknown'
}

/**
 * What a word is to its learner. `met`: stood in a text they read · `new`: saved, not practised · `learning`:
 * practised · `known`: marked so, or its score is 7 or more, or it is so common that it was never to be learnt ·
 * `ignored`: put aside by the learner.
 */
export const wordStates = ['met', 'new', 'learning', 'known', 'ignored'] as const
export const wordState = z.enum(wordStates)
export type WordState = z.infer<typeof wordState>

/** A score from which a word counts as known (of 10). */
export const KNOWN_SCORE = 7

/** Most words in one call that changes several. */
export const MAX_SELECTED = 500
const jsonSpellId = z.int().check(z.positive(), z.maximum(2147483647))
export const selectedSpells = z
  .array(jsonSpellId)
  .check(
    z.minLength(1, { error: 'Select at least one word' }),
    z.maxLength(MAX_SELECTED, { error: `At most ${MAX_SELECTED} words at once` }),
  )
export { jsonSpellId, spellId }

/** A time as ISO 8601 text. */
const time = z.string()

/** A word in a list. The learner's own values are null when the word is not in the viewer's main vocabulary. */
export const row = z.object({
  /** The order in which the words were added. */
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

/** Columns that lists sort by: `spell_id` by the word's alphabet, `id` by when it was added. */
export const sortColumns = ['spell_id', 'priority', 'score', 'repeat_count', 'id'] as const
export type SortColumn = (typeof sortColumns)[number]

/** A query value that may be repeated: one arrives as text, several as a list. */
function arrayOf<S extends z.ZodMiniType>(item: S) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(10)),
  )
}

/** Sorting and paging of a list; `orders_by` and `orders_dir` go in pairs. */
export const listQuery = {
  orders_by: z.optional(
    arrayOf(z.enum(sortColumns, { error: 'There is no such column to sort by' })).check(
      z.refine((columns) => new Set(columns).size === columns.length, {
        error: 'A column can be sorted by once only',
      }),
    ),
  ),
  orders_dir: z.optional(arrayOf(z.enum(['asc', 'desc'], { error: 'A direction is asc or desc' }))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)), 0),
}
export { arrayOf }

import * as z from 'zod/mini'
import { storable } from './fields'
import { arrayOf } from './vocabulary-fields'

/** Maximum number of entries on one page of a list. */
const MAX_PAGE = 500

/** Returns the query fields `limit` (1 to 500) and `offset` of a list. */
export function pageFields(defaultLimit: number) {
  return {
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE)), defaultLimit),
  }
}

/**
 * Returns the query fields `orders_by` and `orders_dir`, which come in pairs; the server refuses unequal numbers of
 * them.
 */
export function sortFields<const C extends readonly string[]>(columns: C) {
  return {
    orders_by: z.optional(
      arrayOf(z.enum(columns, { error: 'You can’t sort by this column' })).check(
        z.refine((names) => new Set(names).size === names.length, {
          error: 'You can sort by each column only once',
        }),
      ),
    ),
    orders_dir: z.optional(arrayOf(z.enum(['asc', 'desc'], { error: 'A direction is asc or desc' }))),
  }
}

/** Part of a name, as typed into a search box. */
export const searchText = z.optional(storable.check(z.trim(), z.maxLength(100)))

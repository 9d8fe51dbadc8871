import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import { PACK_KEY } from './is-pack-here'

const stored = z.object({
  /** Version of the pack that is on this device. */
  version: z.optional(z.string()),
  /** The language of its translations. */
  lang: z.optional(z.string()),
  /** When the server was last asked for a newer one, in ms. */
  checked: z.optional(z.number()),
  /** Whether the pack was removed by hand, so that it isn't fetched unasked. */
  removed: z.optional(z.boolean()),
})
export type PackWish = z.infer<typeof stored>

const storage = () => localStorage

/** Returns what this device remembers of its pack between visits. */
export const readPackWish = (): PackWish => readStoredValue(storage, PACK_KEY, stored) ?? {}

export const storePackWish = (wish: PackWish): void => storeValue(storage, PACK_KEY, wish)

import * as z from 'zod/mini'

/** Days for which something that was done without a network may wait on a device. */
export const WAITING_DAYS = 30

/** Says that the server has told this device the time: if the request arrives late, it travelled for so long. */
const clock = z.optional(z.enum(['known']))

/**
 * When something was done on a device that could not send it at once. Both times are in ms since 1970, by one clock of
 * the device, which may be wrong but never goes back: what counts is the time between them.
 */
export const givenTime = z.object({
  given_at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  /** When this request was sent, by the same clock. */
  sent_at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  clock,
})
export type GivenTime = z.infer<typeof givenTime>

/** The same in a query, for calls without a body. */
export const givenTimeQuery = z.object({
  given_at: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000))),
  sent_at: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000))),
  clock,
})

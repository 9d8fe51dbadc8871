import * as z from 'zod/mini'
import { messageItem } from './chats'
import { endpoint } from './endpoint'

/**
 * Server-sent events. `ready`: from here on nothing is missed; its id is where the stream begins. `message`, `deleted` and
 * `read` carry the number of the event as their id, in rising order. `access` too, but it is not told
 * again to who was away: ask what one may do whenever the stream is `ready`. `reset`: more has happened than is told one by
 * one; load anew. `bye`: connect again.
 */
export const streamEvents = {
  ready: z.object({ last_event_id: z.int() }),
  message: z.object({ chat_id: z.int(), ...messageItem.shape }),
  deleted: z.object({ chat_id: z.int(), message_id: z.int() }),
  /** A read mark moved: one's own on another device, or that of the other one of two. */
  read: z.object({ chat_id: z.int(), user_id: z.int(), last_read_message_id: z.int() }),
  /** What one may do changed, in a chat or (null) in any: it was opened or closed, or one was paused, put in or shut out. */
  access: z.object({ chat_id: z.nullable(z.int()) }),
  reset: z.object({ last_event_id: z.int() }),
  bye: z.object({}),
} as const

export const streamMessages = endpoint({
  method: 'GET',
  path: '/messages/stream',
  auth: 'session',
  summary: 'What happens in the own chats, as events; resumes after `Last-Event-ID` or `after` without loss',
  query: z.object({
    after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  produces: 'text/event-stream',
})

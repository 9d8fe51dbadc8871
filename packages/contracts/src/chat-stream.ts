import * as z from 'zod/mini'
import { messageItem } from './chats'
import { endpoint } from './endpoint'
import { MAX_POSITION_LENGTH } from './fields/stream-position'

/**
 * Server-sent events of the chats. Each has an id: the position of the stream once the event is known
 * (fields/stream-position.ts). Whoever sends it back resumes there.
 *
 * - `ready`: no event is missed from here on.
 * - `message`, `deleted` and `read`: in their order within each chat.
 * - `access`: isn't repeated after a disconnection.
 *   Clients therefore ask for their permissions again whenever the stream is `ready`.
 * - `reset`: too much has happened to send event by event; the client loads everything again.
 * - `bye`: the client connects again.
 */
export const streamEvents = {
  /** `last_event_id` serves pages that were opened before ids were positions. */
  ready: z.object({ last_event_id: z.int() }),
  message: z.object({ chat_id: z.int(), ...messageItem.shape }),
  deleted: z.object({ chat_id: z.int(), message_id: z.int() }),
  /** A read mark moved: the user's own, on another device, or the other participant's in a chat of two. */
  read: z.object({ chat_id: z.int(), user_id: z.int(), last_read_message_id: z.int() }),
  /**
   * The user's permissions changed in one chat, or in any chat (null): it was opened or closed, or the user was muted,
   * added or removed.
   */
  access: z.object({ chat_id: z.nullable(z.int()) }),
  reset: z.object({ last_event_id: z.int() }),
  bye: z.object({}),
} as const

export const streamMessages = endpoint({
  method: 'GET',
  path: '/messages/stream',
  auth: 'session',
  summary: 'Stream the events of my chats; resumes after `Last-Event-ID` or `after` without loss',
  query: z.object({
    /** Position to resume from; one that can't be read leads to `reset`. */
    after: z.optional(z.string().check(z.maxLength(MAX_POSITION_LENGTH))),
  }),
  produces: 'text/event-stream',
})

import type { Topic } from './event-bus'

/**
 * Channels per kind of topic. A process listens to those of its own chats and users only, so it isn't woken for what
 * happens elsewhere; more channels than that would cost more to listen to than they spare.
 */
export const CHANNELS = 64

/** Channel of ended sessions. Their notifications are sent within the transaction that ends them. */
export const ENDED_CHANNEL = 'session_ended'

/** Returns the PostgreSQL channel of a topic; `relayEvents` names it the same way. */
export function channelOf(topic: Topic): string {
  return topic.kind === 'ended-sessions' ? ENDED_CHANNEL : `${topic.kind}_events_${topic.id % CHANNELS}`
}

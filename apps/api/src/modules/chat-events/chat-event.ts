/** PostgreSQL channel on which processes notify each other of chat events. */
export const CHAT_CHANNEL = 'chat_event'

/** Payload of a notification. It holds ids only, because a notification is limited to 8,000 bytes. */
export interface ChatEvent {
  /** Number of the event; numbers rise in commit order. */
  readonly id: number
  readonly kind: 'message' | 'deleted' | 'read' | 'access'
  /** Chat of the event; null when it concerns every chat of `user_id`. */
  readonly chat_id: number | null
  readonly message_id: number
  /** User whose read mark or access changed; null when the event concerns everybody in the chat. */
  readonly user_id: number | null
}

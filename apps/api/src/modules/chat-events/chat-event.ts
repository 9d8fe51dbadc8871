/** PostgreSQL's channel on which processes tell each other what happened in chats. */
export const CHAT_CHANNEL = 'chat_event'

/** What travels on it: ids only, since a notification holds no more than 8,000 bytes. */
export interface ChatEvent {
  /** Number of the event; they rise in the order of commits. */
  readonly id: number
  readonly kind: 'message' | 'deleted' | 'read' | 'access'
  /** Null when it is about every chat of `user_id`. */
  readonly chat_id: number | null
  readonly message_id: number
  /** Whose read mark moved, or what who may do; null when that concerns everybody in the chat. */
  readonly user_id: number | null
}

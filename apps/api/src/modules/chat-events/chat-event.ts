/** An event of one chat. Its row is in the database, so this only tells processes up to where they can read. */
export interface NumberedEvent {
  readonly kind: 'message' | 'deleted' | 'read'
  readonly chat_id: number
  /** Number of the event; within a chat, numbers rise in the order of commits. */
  readonly id: number
  /** Number of the chat's event before this one; 0 for the first. */
  readonly before: number
}

/** A change of access, which clients answer by asking again what they may do. It isn't stored. */
export interface AccessEvent {
  readonly kind: 'access'
  /** Null when it concerns every chat of `user_id`. */
  readonly chat_id: number | null
  /** User whose access changed; null when it concerns everybody in the chat. */
  readonly user_id: number | null
}

/** A user can read another chat, or one less. Processes then listen to the right ones; clients aren't told. */
export interface ChatsEvent {
  readonly kind: 'chats'
  readonly user_id: number
}

export type ChatEvent = NumberedEvent | AccessEvent | ChatsEvent

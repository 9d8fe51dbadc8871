import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import { type Shared, shared } from './unsent'

const draft = z.object({
  messageText: z.string(),
  /** Null while the chat doesn't exist yet. */
  chatId: z.nullable(z.int()),
  /** The other person, while the chat doesn't exist yet. */
  userId: z.nullable(z.int()),
  shared: z.nullable(shared),
})

/** Destination of a message: a chat, or a person with whom there is no chat yet. */
export interface Address {
  readonly chatId: number | null
  readonly userId: number | null
}

/** A message that was typed but not sent. */
export interface Draft {
  readonly text: string
  readonly shared: Shared | null
}

const emptyDraft: Draft = { text: '', shared: null }

const keyOf = (owner: number, { chatId, userId }: Address): string =>
  `messageDraft:${owner}:${chatId === null ? `user-${userId}` : chatId}`

/**
 * Returns the stored draft; an empty one if there is none.
 *
 * @param owner id of the user who writes
 */
export function readDraft(owner: number, address: Address): Draft {
  const stored = readStoredValue(() => localStorage, keyOf(owner, address), draft)
  return stored ? { text: stored.messageText, shared: stored.shared } : emptyDraft
}

/**
 * Returns the draft of a chat. What was typed to the other person before the chat existed, such as while the first
 * message was on its way, becomes the chat's.
 *
 * @param person id of the other person; null in a class
 */
export function takeDraft(owner: number, address: Address, person: number | null): Draft {
  const own = readDraft(owner, address)
  if (address.chatId === null || person === null || own.text || own.shared) return own
  const earlier = { chatId: null, userId: person }
  const typed = readDraft(owner, earlier)
  keepDraft(owner, address, typed)
  keepDraft(owner, earlier, emptyDraft)
  return typed
}

/** Stores a draft; removes the stored one when the draft is empty. */
export function keepDraft(owner: number, address: Address, { text, shared }: Draft): void {
  const value = text || shared ? { messageText: text, ...address, shared } : undefined
  storeValue(() => localStorage, keyOf(owner, address), value)
}

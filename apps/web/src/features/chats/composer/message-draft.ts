import * as z from 'zod/mini'
import { keepState, recallState } from '../../../lib/kept-state'
import { type Shared, shared } from './unsent'

const draft = z.object({
  messageText: z.string(),
  /** Null where the chat has not begun. */
  chatId: z.nullable(z.int()),
  /** The other person, where the chat has not begun. */
  userId: z.nullable(z.int()),
  shared: z.nullable(shared),
})

/** Where a message goes: into a chat, or to somebody with whom there is none yet. */
export interface Address {
  readonly chatId: number | null
  readonly userId: number | null
}

/** What was typed and not sent. */
export interface Draft {
  readonly text: string
  readonly shared: Shared | null
}

const emptyDraft: Draft = { text: '', shared: null }

const keyOf = (owner: number, { chatId, userId }: Address): string =>
  `messageDraft:${owner}:${chatId === null ? `user-${userId}` : chatId}`

/** @param owner whose draft it is */
export function readDraft(owner: number, address: Address): Draft {
  const kept = recallState(() => localStorage, keyOf(owner, address), draft)
  return kept ? { text: kept.messageText, shared: kept.shared } : emptyDraft
}

/** Keeps what was typed; nothing is let go of. */
export function keepDraft(owner: number, address: Address, { text, shared }: Draft): void {
  const value = text || shared ? { messageText: text, ...address, shared } : undefined
  keepState(() => localStorage, keyOf(owner, address), value)
}

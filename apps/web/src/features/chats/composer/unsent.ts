import { type AttachmentReference, attachmentReference, type MessageItem } from '@wordhoard/contracts/chats'
import * as z from 'zod/mini'

/** Attachment of a message, with its title. */
export const shared = z.object({ reference: attachmentReference, title: z.string() })
export type Shared = z.infer<typeof shared>

/** A message that hasn't arrived yet or was rejected. */
export const unsentMessage = z.object({
  /** Idempotency key, by which the server recognises a retry. */
  key: z.string(),
  /** The chat in which it is shown; null while there is none. */
  chat_id: z.nullable(z.int()),
  /** The recipient, if the message starts a chat. */
  participant_user_id: z.nullable(z.int()),
  content: z.string(),
  shared: z.nullable(shared),
  created_at: z.string(),
  /** The newest message known when it was written; null if none was loaded. */
  after_id: z.nullable(z.int()),
  /** Why it was rejected; null while it is being sent. */
  refusal: z.nullable(z.string()),
})
export type UnsentMessage = z.infer<typeof unsentMessage>

/**
 * Returns the messages that have not arrived. The stream may deliver a message before the answer to the call that sent
 * it; until then it must not appear twice. A message has arrived if there is one of the user's own with the same
 * content that is newer than `after_id`; each of these accounts for one unsent message.
 */
export function withoutArrived(
  unsent: readonly UnsentMessage[],
  items: readonly MessageItem[],
): UnsentMessage[] {
  const taken = new Set<number>()
  return unsent.filter((waiting) => {
    const { after_id } = waiting
    if (after_id === null || waiting.refusal !== null) return true
    const arrived = items.find(
      ({ message, is_me }) =>
        is_me &&
        message.id > after_id &&
        !taken.has(message.id) &&
        message.content === waiting.content &&
        isSame(waiting.shared?.reference, message.attachment),
    )
    if (arrived) taken.add(arrived.message.id)
    return !arrived
  })
}

function isSame(
  reference: AttachmentReference | undefined,
  card: MessageItem['message']['attachment'],
): boolean {
  if (!reference || !card) return !reference && !card
  return reference.kind === card.kind && idOf(reference) === card.id
}

function idOf(reference: AttachmentReference): number {
  if (reference.kind === 'word') return reference.spell_id
  return reference.kind === 'article' ? reference.article_id : reference.voc_id
}

/** Removes a delivered message. If it created a chat, assigns other messages to the same person to that chat. */
export function markDelivered(
  unsent: readonly UnsentMessage[],
  key: string,
  chatId: number,
): UnsentMessage[] {
  const sent = unsent.find((each) => each.key === key)
  return unsent
    .filter((each) => each !== sent)
    .map((each) => {
      const isSameChat =
        sent?.participant_user_id != null && each.participant_user_id === sent.participant_user_id
      return isSameChat ? { ...each, chat_id: chatId } : each
    })
}

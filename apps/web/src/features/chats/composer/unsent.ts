import { type AttachmentReference, attachmentReference, type MessageItem } from '@wordhoard/contracts/chats'
import * as z from 'zod/mini'

/** What goes with a message, and how it is called. */
export const shared = z.object({ reference: attachmentReference, title: z.string() })
export type Shared = z.infer<typeof shared>

/** A message that has not arrived yet, or that was refused. */
export const unsentMessage = z.object({
  /** By which the server knows it when it is sent again. */
  key: z.string(),
  /** Of the chat that it shows in; null while there is none. */
  chat_id: z.nullable(z.int()),
  /** Whom it is for, where it begins a chat. */
  participant_user_id: z.nullable(z.int()),
  content: z.string(),
  shared: z.nullable(shared),
  created_at: z.string(),
  /** The newest message that was known when it was written; null when none was loaded. */
  after_id: z.nullable(z.int()),
  /** Why it was refused; null while it is being sent. */
  refusal: z.nullable(z.string()),
})
export type UnsentMessage = z.infer<typeof unsentMessage>

/**
 * Those that have not arrived: a message can be heard of before the answer to its sending comes, and must not show twice
 * until then. One that arrived is an own one with the same content, newer than what was known when it was written; each
 * stands for one.
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

/** Those without one that has arrived; the others to the same person belong to the chat that it began. */
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

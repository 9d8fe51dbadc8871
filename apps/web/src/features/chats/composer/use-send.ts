import { useCallback } from 'react'
import { newIdempotencyKey } from '../../../http/idempotency-key'
import type { Address, Draft } from './message-draft'
import { sendSoon } from './outbox'

/**
 * Returns a function that sends a message, which is kept until it has arrived.
 *
 * @param newest id of the newest known message; null when none is loaded
 */
export function useSend({ chatId, userId }: Address, newest: number | null): (draft: Draft) => void {
  return useCallback(
    ({ text, shared }: Draft) =>
      sendSoon({
        key: newIdempotencyKey(),
        chat_id: chatId,
        participant_user_id: userId,
        content: text,
        shared,
        created_at: new Date().toISOString(),
        after_id: newest,
        refusal: null,
      }),
    [chatId, userId, newest],
  )
}

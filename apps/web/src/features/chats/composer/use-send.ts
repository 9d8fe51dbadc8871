import { useCallback } from 'react'
import type { Address, Draft } from './message-draft'
import { sendSoon } from './outbox'

function newKey(): string {
  // `crypto.randomUUID` isn't available on plain http.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}

/**
 * Returns a function that sends a message, which is kept until it has arrived.
 *
 * @param newest id of the newest known message; null when none is loaded
 */
export function useSend({ chatId, userId }: Address, newest: number | null): (draft: Draft) => void {
  return useCallback(
    ({ text, shared }: Draft) =>
      sendSoon({
        key: newKey(),
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

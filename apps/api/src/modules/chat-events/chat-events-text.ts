import { CHAT_CHANNEL } from './chat-event'

/** SQL that takes the next number as `tick`, for what is not typed yet. */
export const tick = 'UPDATE chat_clock SET last = last + 1 WHERE id = 1 RETURNING last'

/** SQL that notifies; `event` is SQL of a JSON object. */
export function notified(event: string): string {
  return `pg_notify('${CHAT_CHANNEL}', (${event})::text)::text`
}

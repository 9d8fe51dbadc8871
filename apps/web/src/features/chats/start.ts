import { keepSending } from './composer/outbox'
import { startLive } from './live/live'
import { followUnread } from './unread'

let hasStarted = false

/**
 * Starts counting unread chats and sending what a reload left over. To be called on every page, once it has finished
 * loading.
 */
export function startChats(): void {
  if (hasStarted) return
  hasStarted = true
  followUnread()
  keepSending()
}

/** Does what `startChats` does, and listens to live events. */
export function startListening(): void {
  startChats()
  startLive()
}

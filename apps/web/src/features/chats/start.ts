import { keepSending } from './composer/outbox'
import { startLive } from './live/live'
import { followUnread } from './unread'

let hasStarted = false

/** How many chats hold something unread, and what a reload left unsent: for every page, once it has come to rest. */
export function startChats(): void {
  if (hasStarted) return
  hasStarted = true
  followUnread()
  keepSending()
}

/** As `startChats`, and listens to what happens from now on. */
export function startListening(): void {
  startChats()
  startLive()
}

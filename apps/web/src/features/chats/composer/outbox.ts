import { sendFirstMessage, sendMessage } from '@wordhoard/contracts/chats'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { useWaitingMessages } from '../../../device/outbox/waiting.store'
import { ApiError, errorSentence, isUnauthorised } from '../../../http/api-error'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { queryClient } from '../../../shell/query-client'
import { chatQueries } from '../chats.queries'
import { announce } from '../live/live'
import { markDelivered, type UnsentMessage, unsentMessage } from './unsent'

interface Outbox {
  /** In the order they were written. */
  unsent: readonly UnsentMessage[]
  /** Ids of chats created by first messages, by the other person's id. */
  begun: Readonly<Record<number, number>>
}

/**
 * Messages that have not arrived. They are stored in this browser until they do; an idempotency key makes sure that
 * retries deliver each message only once.
 */
export const useOutbox = create<Outbox>()(() => ({ unsent: [], begun: {} }))

useOutbox.subscribe(({ unsent }) =>
  useWaitingMessages.setState({ count: unsent.filter(({ refusal }) => refusal === null).length }),
)

/** Delays between attempts, in ms; short at first, because most interruptions are short. */
const retryDelays = [1_000, 2_000, 4_000, 8_000, 15_000]
const list = z.array(unsentMessage)
const keyOf = (userId: number): string => `unsentMessages:${userId}`
const currentUserId = (): number | undefined => useSession.getState().user?.user_id

let attempts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let latest = Promise.resolve()

/** Returns the messages stored in this browser, which another tab may have changed. */
function readStoredMessages(): readonly UnsentMessage[] {
  const userId = currentUserId()
  if (userId === undefined) return []
  return readStoredValue(() => localStorage, keyOf(userId), list) ?? []
}

function change(work: (unsent: readonly UnsentMessage[]) => UnsentMessage[]): void {
  const userId = currentUserId()
  if (userId === undefined) return
  const unsent = work(canStore ? readStoredMessages() : useOutbox.getState().unsent)
  storeValue(() => localStorage, keyOf(userId), unsent.length > 0 ? unsent : undefined)
  // Without storage, this tab relies on its own memory.
  canStore = readStoredMessages().length === unsent.length
  useOutbox.setState({ unsent })
}
let canStore = true

/** Stores a message and sends it. */
export function sendSoon(message: UnsentMessage): void {
  change((unsent) => [...unsent, message])
  void sendUnsent()
}

/** Sends a rejected message once more. */
export function sendAgain(key: string): void {
  change((unsent) => unsent.map((each) => (each.key === key ? { ...each, refusal: null } : each)))
  void sendUnsent()
}

/** Removes a rejected message. */
export function discard(key: string): void {
  change((unsent) => unsent.filter((each) => each.key !== key))
}

/** Returns whether the same call may succeed later: no answer, too many requests or a server error. */
function isTemporary(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return [0, 429].includes(error.status) || error.status >= 500 || error.code === 'key_in_use'
}

function scheduleRetry(error: ApiError): void {
  const wait =
    error.retryAfter === undefined
      ? retryDelays[Math.min(attempts, retryDelays.length - 1)]!
      : error.retryAfter * 1000
  attempts += 1
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), wait)
}

async function send({ key, chat_id, participant_user_id, content, shared }: UnsentMessage): Promise<void> {
  const written = { content, ...(shared && { attachment: shared.reference }) }
  const options = { idempotencyKey: key }
  if (participant_user_id !== null) {
    const body = { ...written, participant_user_id }
    const answer = await call(sendFirstMessage, { body }, options)
    change((unsent) => markDelivered(unsent, key, answer.chat_id))
    useOutbox.setState(({ begun }) => ({ begun: { ...begun, [participant_user_id]: answer.chat_id } }))
    announce({ name: 'reload' })
    return
  }
  const sent = await call(sendMessage, { body: { ...written, chat_id: chat_id! } }, options)
  announce({ name: 'message', data: sent })
  change((unsent) => markDelivered(unsent, key, sent.chat_id))
}

/** Sends waiting messages one after another; those that fail temporarily are kept and retried. */
function sendUnsent(): Promise<void> {
  if (!isSending) latest = sendAll()
  return latest
}

async function sendAll(): Promise<void> {
  isSending = true
  clearTimeout(timer)
  try {
    for (;;) {
      const userId = currentUserId()
      change((unsent) => [...unsent])
      const next = useOutbox.getState().unsent.find(({ refusal }) => refusal === null)
      if (!next || userId === undefined) break
      try {
        await send(next)
      } catch (error) {
        // The message stays for the next login, also if the user logged out in the meantime.
        if (isUnauthorised(error) || currentUserId() !== userId) return
        if (isTemporary(error)) return scheduleRetry(error)
        const refusal = errorSentence(error)
        change((unsent) => unsent.map((each) => (each.key === next.key ? { ...each, refusal } : each)))
        // The rejection may mean that the user may no longer write here, so the chat is fetched again.
        if (next.chat_id !== null) {
          void queryClient.invalidateQueries({ queryKey: chatQueries.chat(next.chat_id).queryKey })
        }
      }
      attempts = 0
    }
  } finally {
    isSending = false
  }
}

/** Sends what a reload left over, and retries as soon as the network is back. Call once. */
export function keepSending(): void {
  useWaitingMessages.setState({ send: sendUnsent })
  const now = () => {
    // What is being sent may still fail for want of a network.
    attempts = 0
    void sendUnsent()
  }
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now())
  window.addEventListener('storage', ({ key }) => {
    const userId = currentUserId()
    if (userId !== undefined && (key === null || key === keyOf(userId)))
      useOutbox.setState({ unsent: readStoredMessages() })
    // What was locked after a session that ended elsewhere has been put back.
    if (key === null) now()
  })
  useSession.subscribe((after, before) => {
    if (after.user?.user_id === before.user?.user_id) return
    useOutbox.setState({ unsent: readStoredMessages(), begun: {} })
    now()
  })
  now()
}

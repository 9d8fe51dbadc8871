import { create } from 'zustand'
import { useSession } from '../../session/session.store'
import type { OutboxKind } from './kinds'

export interface Waiting {
  /** Number of things that wait to be sent. */
  readonly waiting: number
  /** Number of things that the server refused, which are kept aside. */
  readonly refused: number
  /** Numbers of things that wait, by kind. */
  readonly kinds: Readonly<Partial<Record<OutboxKind, number>>>
}

const KEY = 'outboxWaiting'
const nothing: Waiting = { waiting: 0, refused: 0, kinds: {} }

/** What the outbox of the logged-in person holds. It's stored too, so that it's known before the outbox is loaded. */
export const useWaiting = create<Waiting>()(() => nothing)

interface WaitingMessages {
  readonly count: number
  /** Sends them; resolves when none is left, or when an attempt has failed. Undefined until their code is loaded. */
  readonly send?: () => Promise<void>
}

/** Messages that wait to be sent; they have a queue of their own (decision 029). */
export const useWaitingMessages = create<WaitingMessages>()(() => ({ count: 0 }))

/** Whose outbox the numbers are of. */
let ownerId: number | undefined

function readWaiting(userId: number): Waiting {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as
      | (Partial<Waiting> & { userId?: number })
      | null
    const { waiting = 0, refused = 0, kinds = {} } = stored?.userId === userId ? stored : nothing
    return { waiting, refused, kinds }
  } catch {
    return nothing
  }
}

/** Shows what was stored of the person who is logged in. */
function followSession(): void {
  const userId = useSession.getState().user?.user_id
  if (userId === ownerId) return
  ownerId = userId
  useWaiting.setState(userId === undefined ? nothing : readWaiting(userId))
}
followSession()
useSession.subscribe(followSession)

/** Sets what the outbox of the logged-in person holds. */
export function setWaiting(next: Waiting): void {
  useWaiting.setState(next)
  // A tab in which nobody is logged in knows nothing of what waits.
  if (ownerId === undefined) return
  try {
    if (next.waiting + next.refused === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ ...next, userId: ownerId }))
  } catch (error) {
    console.info('What waits cannot be stored', error)
  }
}

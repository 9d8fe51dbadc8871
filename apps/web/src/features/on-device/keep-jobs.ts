import { create } from 'zustand'
import { errorSentence, isOffline } from '../../http/api-error'
import { isReachable, watchReach } from '../../http/reach'
import type { KeptSource } from '../../kept/kept-source'
import { useSession } from '../../session/session.store'
import { toast } from '../../ui/overlays/toast.store'
import { choose, measureChosen } from './choose'
import type { Keeping } from './keep-words'
import { keepMessages } from './messages'

/** How far something is that is being kept: waiting for the network, or on its way, or done, or failed. */
export type KeepState =
  | { readonly isWaiting: true }
  | { readonly share: number }
  | { readonly bytes: number }
  | { readonly failure: string }

interface KeepJob {
  readonly userId: number
  readonly source: KeptSource
  /** Fetches everything that it needs without a network. */
  readonly fetchAll: (keeping: Keeping) => Promise<unknown>
}

/** What was asked to be kept since the page was opened, by key. */
export const useKeepStates = create<Readonly<Record<string, KeepState>>>()(() => ({}))

/** Keys of what a dialog shows, which says itself when it's done. */
const watched = new Set<string>()

export function keyOfJob({ userId, source }: Pick<KeepJob, 'userId' | 'source'>): string {
  const id = 'id' in source ? source.id : 'bookId' in source ? source.bookId : source.title
  return `${userId} ${source.kind} ${id}`
}

const isUsers = (userId: number): boolean => useSession.getState().user?.user_id === userId

/** Says what becomes of a job in a dialog, not in a toast; returns a function that stops it. */
export function watchJob(key: string): () => void {
  watched.add(key)
  return () => void watched.delete(key)
}

/**
 * Keeps something on this device, also after the dialog that began it is closed. Without a network it waits for it, as
 * long as the page is open. Does nothing while it's being kept already.
 */
export function startKeeping(job: KeepJob): void {
  const key = keyOfJob(job)
  const set = (state: KeepState) => useKeepStates.setState({ [key]: state })
  const before = useKeepStates.getState()[key]
  if (before && ('share' in before || 'isWaiting' in before)) return
  set({ share: 0 })
  const say = (text: string, tone?: 'success' | 'error') => {
    if (!watched.has(key) && isUsers(job.userId)) toast({ text, ...(tone && { tone }) })
  }
  keep(job, (share) => set({ share })).then(
    (bytes) => {
      set({ bytes })
      say(keepMessages.keptNow(job.source.title), 'success')
    },
    (error: unknown) => {
      if (isOffline(error) || !isReachable()) return waitForNetwork(job)
      set({ failure: errorSentence(error) })
      say(keepMessages.notKept(job.source.title), 'error')
    },
  )
}

function waitForNetwork(job: KeepJob): void {
  const key = keyOfJob(job)
  useKeepStates.setState({ [key]: { isWaiting: true } })
  const stop = watchReach((isReached) => {
    if (!isReached) return
    stop()
    const { [key]: _, ...others } = useKeepStates.getState()
    useKeepStates.setState(others, true)
    if (isUsers(job.userId)) startKeeping(job)
  })
}

/** Fetches everything unless it's kept already; returns its size. */
async function keep(
  { userId, source, fetchAll }: KeepJob,
  onProgress: (share: number) => void,
): Promise<number> {
  const before = await measureChosen(userId, source)
  if (before !== undefined) return before
  const abort = new AbortController()
  const stop = useSession.subscribe(() => {
    if (!isUsers(userId)) abort.abort()
  })
  try {
    await fetchAll({ source, onProgress, signal: abort.signal })
    abort.signal.throwIfAborted()
    await choose(userId, source)
    return (await measureChosen(userId, source)) ?? 0
  } finally {
    stop()
  }
}

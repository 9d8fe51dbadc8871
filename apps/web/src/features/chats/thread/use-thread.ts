import { listMessages } from '@wordhoard/contracts/chats'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { call } from '../../../session/call'
import { listenToChats } from '../live/live'
import { emptyThread, type Thread, withMessage, withNewest, withOlder, withoutMessage } from './thread'

/** Number of messages on a page. */
const PAGE = 20
const LARGEST_PAGE = 100
/** Maximum number of pages reloaded after an interruption; older messages are dropped. */
const MAX_PAGES = 5

export interface LoadedThread {
  readonly thread: Thread
  /** Why the newest messages could not be loaded. */
  readonly failure: unknown
  readonly reload: () => void
  readonly older: { readonly isLoading: boolean; readonly failure: unknown }
  /** Loads the page before the oldest message. */
  readonly loadOlder: () => Promise<void>
  /**
   * Loads the messages between a given one and the oldest one loaded.
   *
   * @returns false when there are too many (100 or more) or they can't be loaded
   */
  readonly loadBackTo: (id: number) => Promise<boolean>
}

/** Loads the messages of a chat: the newest page, older ones on request, and live changes. */
export function useThread(chatId: number): LoadedThread {
  const [thread, change] = useReducer((now: Thread, work: (now: Thread) => Thread) => work(now), emptyThread)
  const [failure, setFailure] = useState<unknown>()
  const [older, setOlder] = useState<LoadedThread['older']>({ isLoading: false, failure: undefined })
  const latest = useRef(thread)
  const isLoadingOlder = useRef(false)
  useEffect(() => {
    latest.current = thread
  })

  const loadNewest = useCallback(
    async (signal?: AbortSignal) => {
      const { isLoaded, items } = latest.current
      const limit = isLoaded ? Math.min(Math.max(items.length, PAGE), LARGEST_PAGE) : PAGE
      const oldest = items[0]?.message.id
      try {
        let page = await messagesBefore(chatId, undefined, limit, signal)
        let isFull = page.length === limit
        for (let n = 1; isFull && isLoaded && n < MAX_PAGES && page.at(-1)!.message.id > (oldest ?? 0); n++) {
          const next = await messagesBefore(chatId, page.at(-1)!.message.id, limit, signal)
          page = [...page, ...next]
          isFull = next.length === limit
        }
        setFailure(undefined)
        change((now) => withNewest(now, { page, isFull }))
      } catch (error) {
        if (!signal?.aborted) setFailure(error)
      }
    },
    [chatId],
  )

  const loadOlder = useCallback(async () => {
    const first = latest.current.items[0]?.message.id
    if (isLoadingOlder.current || first === undefined) return
    isLoadingOlder.current = true
    setOlder({ isLoading: true, failure: undefined })
    try {
      const page = await messagesBefore(chatId, first, PAGE)
      change((now) => withOlder(now, { page, isFull: page.length === PAGE }))
      setOlder({ isLoading: false, failure: undefined })
    } catch (error) {
      setOlder({ isLoading: false, failure: error })
    } finally {
      isLoadingOlder.current = false
    }
  }, [chatId])

  const loadBackTo = useCallback(
    async (id: number) => {
      const before_id = latest.current.items[0]?.message.id
      if (before_id === undefined) return true
      const query = { before_id, after_id: id, limit: LARGEST_PAGE }
      try {
        const page = await call(listMessages, { params: { id: chatId }, query })
        if (page.length === LARGEST_PAGE) return false
        change((now) => withOlder(now, { page, isFull: true }))
        return true
      } catch (error) {
        // The newest messages are there; older ones are requested again on scrolling up.
        console.info('The unread messages could not be fetched', error)
        return false
      }
    },
    [chatId],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const stop = listenToChats((event) => {
      if (event.name === 'reload') void loadNewest(leaving.signal)
      if (event.name === 'reload' || event.name === 'reconnected' || event.data.chat_id !== chatId) return
      if (event.name === 'message') change((now) => withMessage(now, event.data))
      else if (event.name === 'deleted') change((now) => withoutMessage(now, event.data.message_id))
    })
    void loadNewest(leaving.signal)
    return () => {
      stop()
      leaving.abort()
    }
  }, [chatId, loadNewest])

  return { thread, failure, reload: () => void loadNewest(), older, loadOlder, loadBackTo }
}

function messagesBefore(chatId: number, before: number | undefined, limit: number, signal?: AbortSignal) {
  const query = { limit, ...(before !== undefined && { before_id: before }) }
  return call(listMessages, { params: { id: chatId }, query }, { signal })
}

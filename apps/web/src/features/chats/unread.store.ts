import { create } from 'zustand'

interface Unread {
  /** Number of chats with unread messages. */
  count: number
}

/**
 * Kept apart from the code that fills it, so that the navigation of every page can show it without loading that code.
 */
export const useUnread = create<Unread>()(() => ({ count: 0 }))

import { create } from 'zustand'

interface Unread {
  /** How many chats hold something unread. */
  count: number
}

/** Apart from what fills it, so that the bars of every page can show it and carry nothing else. */
export const useUnread = create<Unread>()(() => ({ count: 0 }))

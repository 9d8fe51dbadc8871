import { create } from 'zustand'

interface Waiting {
  /** Number of things that wait to be sent. */
  readonly waiting: number
  /** Number of things that the server refused, which are kept aside. */
  readonly refused: number
}

/** What the outbox of the logged-in person holds. */
export const useWaiting = create<Waiting>()(() => ({ waiting: 0, refused: 0 }))

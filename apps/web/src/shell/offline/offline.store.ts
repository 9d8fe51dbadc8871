import { create } from 'zustand'

interface OfflineStore {
  /** Number of things done offline that haven't been sent yet. */
  waiting: number
  /** Groups of which something is kept on this device; undefined until they're needed, which is offline. */
  kept: ReadonlySet<string> | undefined
}

/** What the screens say about being offline. */
export const useOffline = create<OfflineStore>()(() => ({ waiting: 0, kept: undefined }))

import { create } from 'zustand'

interface OfflineStore {
  /** Groups of which something is kept on this device; undefined until they're needed, which is offline. */
  kept: ReadonlySet<string> | undefined
}

/** What the screens say about being offline. */
export const useOffline = create<OfflineStore>()(() => ({ kept: undefined }))

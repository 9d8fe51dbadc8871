import { useEffect } from 'react'
import { useReading } from '../../features/reader/text/reading.store'
import { holdUpdate } from '../../shell/updates/update-state'
import { toast } from '../../ui/overlays/toast.store'
import { readingModeMessages } from './messages'

/** Warns when a text did not fit into the tab's storage, and keeps the page from being loaded anew by itself. */
export function useNotStoredNotice(): void {
  const hasStorageFailed = useReading((state) => state.hasStorageFailed)
  useEffect(() => {
    if (!hasStorageFailed) return
    toast({
      text: readingModeMessages.notStored,
      tone: 'error',
      duration: 10_000,
    })
    return holdUpdate()
  }, [hasStorageFailed])
}

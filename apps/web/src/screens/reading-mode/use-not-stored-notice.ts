import { useEffect } from 'react'
import { useReading } from '../../features/reader/text/reading.store'
import { toast } from '../../ui/overlays/toast.store'
import { readingModeMessages } from './messages'

/** Warns when a text did not fit into the tab's storage. */
export function useNotStoredNotice(): void {
  const hasStorageFailed = useReading((state) => state.hasStorageFailed)
  useEffect(() => {
    if (!hasStorageFailed) return
    toast({
      text: readingModeMessages.notStored,
      tone: 'error',
      duration: 10_000,
    })
  }, [hasStorageFailed])
}

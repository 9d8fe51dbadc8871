import { useEffect } from 'react'
import { useReading } from '../../features/reader/text/reading.store'
import { toast } from '../../ui/overlays/toast.store'

/** Warns when a text did not fit into the tab's storage. */
export function useNotStoredNotice(): void {
  const hasStorageFailed = useReading((state) => state.hasStorageFailed)
  useEffect(() => {
    if (!hasStorageFailed) return
    toast({
      text: 'This text is too long for the browser to keep. You can read it now, but it will be gone after a reload.',
      tone: 'error',
      duration: 10_000,
    })
  }, [hasStorageFailed])
}

import type { ReactNode } from 'react'
import { setSelection, useReading } from '../../../features/reader/text/reading.store'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Sheet } from '../../../ui/overlays/sheet'
import { wordMessages } from './messages'

const close = () => setSelection(null)

/** Sheet with word information on narrow screens; Back closes it. */
export function InfoSheet({ children }: { children: ReactNode }) {
  const isOpen = useReading((state) => state.isWordInfo)
  useHistoryDialog(isOpen, close)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={wordMessages.info}
      modal={false}
      steady
    >
      <div data-word-info>{children}</div>
    </Sheet>
  )
}

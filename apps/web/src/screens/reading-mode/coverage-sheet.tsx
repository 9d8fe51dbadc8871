import type { ReactNode } from 'react'
import { Sheet } from '../../ui/sheet'

interface CoverageSheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** Where the words to learn are shown on narrow screens. */
export function CoverageSheet({ open, onClose, title, children }: CoverageSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} showTitle>
      {children}
    </Sheet>
  )
}

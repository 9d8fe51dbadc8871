import { Sheet } from '../../../ui/overlays/sheet'
import { CoverageWords, type CoverageWordsProps } from './coverage-words'

interface CoverageSheetProps extends CoverageWordsProps {
  open: boolean
  onClose: () => void
  title: string
}

/** Shows the words to learn on narrow screens. */
export function CoverageSheet({ open, onClose, title, ...rest }: CoverageSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} showTitle>
      <CoverageWords {...rest} />
    </Sheet>
  )
}

import { CoverageMeter } from '../../../features/word-states/coverage-meter'
import { Popover } from '../../../ui/overlays/popover'
import { CoverageWords, type CoverageWordsProps } from './coverage-words'

export { fetchPopover } from '../../../ui/overlays/popover'

interface CoveragePopoverProps extends CoverageWordsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
}

/** Shows the words to learn on wide screens, beside the coverage figure that opens them. */
export function CoveragePopover({ open, onOpenChange, title, ...rest }: CoveragePopoverProps) {
  return (
    <Popover
      label={title}
      side="top"
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={<CoverageMeter words={rest.words} />}
    >
      <CoverageWords {...rest} />
    </Popover>
  )
}

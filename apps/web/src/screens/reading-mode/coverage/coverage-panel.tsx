import { CoverageMeter } from '../../../features/word-states/coverage-meter'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { fetchOnce } from '../../../ui/fetch-once'
import { usePressedCode } from '../../../ui/use-pressed-code'
import { useNarrow } from '../use-narrow'
import type { CoverageWordsProps } from './coverage-words'
import { coveragePanelMessages } from './messages'

interface CoveragePanelProps extends CoverageWordsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** On narrow screens: false where the panel is opened from elsewhere. */
  hasTrigger: boolean
}

const { title } = coveragePanelMessages
const importOverlays = async () => (await import('./coverage-overlays')).coverageOverlays
const loadSheet = async () => (await importOverlays()).sheet()
const popover = fetchOnce(async () => (await importOverlays()).popover())

/** Shows the coverage of a text and, on demand, the words that would raise it most. */
export function CoveragePanel({ open, onOpenChange, hasTrigger, ...rest }: CoveragePanelProps) {
  const isNarrow = useNarrow()
  const [Pressed, want] = usePressedCode(popover)
  useHistoryDialog(open, () => onOpenChange(false))
  if (isNarrow) {
    return (
      <>
        {hasTrigger && <CoverageMeter words={rest.words} onClick={() => onOpenChange(true)} />}
        <LazyDialog load={loadSheet} props={{ open, onClose: () => onOpenChange(false), title, ...rest }} />
      </>
    )
  }
  if (Pressed) return <Pressed {...{ open, onOpenChange, title }} {...rest} />
  return (
    <CoverageMeter
      words={rest.words}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void want().then((isThere) => isThere && onOpenChange(true))}
    />
  )
}

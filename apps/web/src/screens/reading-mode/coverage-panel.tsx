import type { TextWord } from '@wordhoard/contracts/main-voc'
import { CoverageMeter } from '../../features/word-states/coverage-meter'
import type { TextWords, WordChange } from '../../features/word-states/text-words'
import { WordsToLearn } from '../../features/word-states/words-to-learn'
import { LazyDialog } from '../../lib/lazy-dialog'
import { useHistoryDialog } from '../../lib/use-history-dialog'
import { Popover } from '../../ui/popover'
import { useNarrow } from './use-narrow'
import { useSaveAll } from './use-save-all'

interface CoveragePanelProps {
  words: TextWords
  apply: (changes: readonly WordChange[]) => () => void
  onOpen?: ((word: TextWord) => void) | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** On narrow screens: the panel is opened from elsewhere. */
  hasTrigger: boolean
}

const title = 'Words to learn'
const loadSheet = async () => (await import('./coverage-sheet')).CoverageSheet

/** How much of a text its reader knows, and on demand the words that would raise it most. */
export function CoveragePanel({ words, apply, onOpen, open, onOpenChange, hasTrigger }: CoveragePanelProps) {
  const isNarrow = useNarrow()
  const save = useSaveAll(apply)
  useHistoryDialog(open, () => onOpenChange(false))
  const content = <WordsToLearn words={words} onSave={save} onOpen={onOpen} />
  if (isNarrow) {
    return (
      <>
        {hasTrigger && <CoverageMeter words={words} onClick={() => onOpenChange(true)} />}
        <LazyDialog
          load={loadSheet}
          props={{ open, onClose: () => onOpenChange(false), title, children: content }}
        />
      </>
    )
  }
  return (
    <Popover
      label={title}
      side="top"
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={<CoverageMeter words={words} />}
    >
      {content}
    </Popover>
  )
}

import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { applyChanges, useWordStates } from '../../../features/word-states/word-states.store'
import { CoveragePanel } from './coverage-panel'

interface ReadingCoverageProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Selects a word in the text. */
  openWord: (forms: readonly string[]) => void
}

/** How long a closing panel takes to go back one history entry, in ms; only then may another be pushed. */
const CLOSING_MS = 60

/** The coverage of the text being read. */
export function ReadingCoverage({ open, onOpenChange, openWord }: ReadingCoverageProps) {
  const { words, text } = useWordStates()
  if (!words) return null
  const onOpen = ({ forms }: TextWord) => {
    onOpenChange(false)
    setTimeout(() => openWord(forms), CLOSING_MS)
  }
  const onLevel = async () => {
    if (text === null) return
    const { reloadWords } = await import('../../../features/word-states/read-text')
    await reloadWords(text)
  }
  return (
    <CoveragePanel
      {...{ words, open, onOpenChange, onOpen, onLevel }}
      apply={applyChanges}
      hasTrigger={false}
    />
  )
}

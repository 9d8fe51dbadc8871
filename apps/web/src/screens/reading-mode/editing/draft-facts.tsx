import { useState } from 'react'
import { useTextLevel } from '../../../features/dictionary/use-text-level'
import { useDraftText } from '../../../features/reader/editor/use-draft-text'
import { useDraftWords } from '../../../features/word-states/use-draft-words'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import styles from '../bars.module.css'
import { CoveragePanel } from '../coverage/coverage-panel'
import { editingMessages } from './editing-messages'

/** Shows a logged-in reader the level and coverage of a draft. */
export function DraftFacts() {
  const draft = useDraftText(true)
  const level = useTextLevel(draft?.sample ?? null)
  const { words, apply } = useDraftWords(draft?.text ?? null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {draft && level && (
        <span className={styles.level}>
          <VisuallyHidden>{editingMessages.level} </VisuallyHidden>
          {level}
        </span>
      )}
      {words && words.byId.size > 0 && (
        <CoveragePanel words={words} apply={apply} open={isOpen} onOpenChange={setOpen} hasTrigger />
      )}
    </>
  )
}

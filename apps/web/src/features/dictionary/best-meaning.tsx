import type { Definition } from '@wordhoard/contracts/dictionary'
import { CircleCheck, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { DefinitionItem } from './entry/definition-item'
import toolStyles from './entry/definition-tools.module.css'
import { entryMessages } from './entry/messages'
import styles from './entry/spell-entry.module.css'
import { ReportButton } from './report/report-button'

/** Who chose a meaning: the reader, for themselves or for all readers of their own text, or the text's author. */
export type Chooser = 'reader' | 'reader for all' | 'author'

const labels: Readonly<Record<Chooser, string>> = {
  reader: entryMessages.best.chosen,
  'reader for all': entryMessages.best.chosenForAll,
  author: entryMessages.best.authors,
}

interface BestMeaningProps {
  definition: Definition
  headword: string
  /** How sure we are that it fits. */
  label: string
  /** Undefined if nobody chose it and it was ranked first. */
  chosenBy: Chooser | undefined
  /** Whether to take the focus, after the element that had it has gone. */
  takesFocus: boolean
  onTakeBack: () => void
  /** Reports the definition; undefined for visitors. */
  onReport?: ((definition: Definition) => void) | undefined
}

/** The definition that fits the sentence best, or the one that the reader or the text's author chose for it. */
export function BestMeaning({
  definition,
  headword,
  label: ranked,
  chosenBy,
  takesFocus,
  onTakeBack,
  onReport,
}: BestMeaningProps) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(definition.id)
  // The button that was pressed disappears together with the meaning's old place, so focus moves to the new one.
  useEffect(() => {
    if (shown.current === definition.id) return
    shown.current = definition.id
    if (document.activeElement === document.body) section.current?.focus()
  }, [definition.id])
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])
  const label = chosenBy ? labels[chosenBy] : ranked
  return (
    <section ref={section} className={styles.best} aria-label={label} tabIndex={-1}>
      <div className={styles.fitsRow}>
        <h3 className={styles.fits}>
          {chosenBy ? <CircleCheck aria-hidden /> : <Sparkles aria-hidden />}
          {label}
        </h3>
        <span className={toolStyles.bestTools}>
          {chosenBy && chosenBy !== 'author' && (
            <Button variant="quiet" className={styles.takeBack} onClick={onTakeBack}>
              {entryMessages.best.undoChoice}
            </Button>
          )}
          {onReport && <ReportButton definition={definition} onReport={onReport} />}
        </span>
      </div>
      <DefinitionItem definition={definition} headword={headword} />
    </section>
  )
}

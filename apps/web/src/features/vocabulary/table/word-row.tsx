import { priorityName, type Row } from '@wordhoard/contracts/fields/vocabulary-fields'
import { type CSSProperties, memo } from 'react'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { tableMessages } from './messages'
import styles from './word-table.module.css'

interface WordRowProps {
  row: Row
  /** Index on the page, from 0. */
  index: number
  /** Index in the whole list, from 2, because the heading is row 1. */
  rowIndex: number
  isSelected: boolean
  onToggle: (index: number, on: boolean, range: boolean) => void
}

/** Shown when there is no value, because the word is only in another user's list. */
const NO_VALUE = '–'

/** A word in a list. The whole row links to the word's page in a new tab, so that list and selection stay. */
export const WordRow = memo(function WordRow({ row, index, rowIndex, isSelected, onToggle }: WordRowProps) {
  const { spell_id, spell_lower, priority, score, repeat_count, added_at, state } = row
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the controls are in the cells
    // biome-ignore lint/a11y/useSemanticElements: see word-table.tsx
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={styles.row}
      data-index={index}
      data-selected={isSelected || undefined}
      style={{ '--index': index } as CSSProperties}
    >
      {/* biome-ignore-start lint/a11y/useSemanticElements: see word-table.tsx */}
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: see above */}
      <span role="cell" className={styles.check}>
        <label className={styles.tick}>
          <VisuallyHidden>{tableMessages.selection.word(spell_lower)}</VisuallyHidden>
          <input
            type="checkbox"
            className={styles.box}
            checked={isSelected}
            onChange={(event) => {
              onToggle(index, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
            }}
          />
        </label>
      </span>
      <span role="cell" className={styles.spell}>
        <a className={styles.link} href={paths.word(spell_id)} target="_blank" rel="noopener">
          {spell_lower}
        </a>
        {state && <span className={styles.state}>{tableMessages.states[state]}</span>}
      </span>
      <span role="cell" className={styles.priority}>
        {state && <span className={styles.stateBelow}>{tableMessages.states[state]}, </span>}
        {priority === null ? NO_VALUE : priorityName(priority)}
      </span>
      <span role="cell" className={styles.score}>
        {score === null ? NO_VALUE : score.toFixed(2)}
      </span>
      <span role="cell" className={styles.repeats}>
        {repeat_count ?? NO_VALUE}
      </span>
      <span role="cell" className={styles.added}>
        {shortDate(added_at)}
      </span>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see word-table.tsx */}
    </div>
  )
})

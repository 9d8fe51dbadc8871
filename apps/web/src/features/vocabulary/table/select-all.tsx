import { useEffect, useRef } from 'react'
import { tableMessages } from './messages'
import styles from './word-table.module.css'

interface SelectAllProps {
  selected: number
  /** Number of rows on the page. */
  all: number
  onChange: (on: boolean) => void
}

/** Selects all rows of the page, or none. */
export function SelectAll({ selected, all, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  const isAll = all > 0 && selected === all
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll
  }, [selected, isAll])
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={isAll}
        disabled={all === 0}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.all}>{tableMessages.selection.all}</span>
    </label>
  )
}

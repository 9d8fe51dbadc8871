import { type Row, type SortColumn, sortColumns } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { CSSProperties } from 'react'
import { cx } from '../../../ui/cx'
import { useRowKeys } from '../rows/use-row-keys'
import { tableMessages } from './messages'
import { SelectAll } from './select-all'
import type { Sort } from './sorting'
import type { Selection } from './use-selection'
import { WordRow } from './word-row'
import styles from './word-table.module.css'

interface WordTableProps {
  /** Accessible name. */
  label: string
  rows: readonly Row[]
  /** Number of rows on the pages before this one. */
  offset: number
  /** Number of rows on all pages. */
  found: number
  sorts: readonly Sort[]
  selection: Selection
  /** True while other rows are loading. */
  busy: boolean
}

/**
 * A page of words. Only the visible rows and a few around them are in the DOM, so each carries its own index. Uses
 * table roles, because table elements would lose theirs in this layout: a grid per row, and two lines on phones.
 */
export function WordTable({ label, rows, offset, found, sorts, selection, busy }: WordTableProps) {
  const { body, indexes, handlers } = useRowKeys(rows.length)

  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: the controls are in the cells
    <div
      role="table"
      aria-label={label}
      aria-rowcount={found + 1}
      aria-busy={busy}
      className={cx(styles.table, busy && styles.busy)}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.headings}>
          <span role="columnheader" className={styles.check}>
            <SelectAll
              selected={selection.spellIds.length}
              all={rows.length}
              onChange={selection.toggleAll}
            />
          </span>
          {sortColumns.map((column) => (
            <span
              key={column}
              role="columnheader"
              aria-sort={ariaSort(sorts, column)}
              className={styles[cells[column]]}
            >
              {tableMessages.columns[column]}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={{ '--count': rows.length } as CSSProperties}
        {...handlers}
      >
        {indexes.map((index) => {
          const row = rows[index]!
          return (
            <WordRow
              key={row.spell_id}
              row={row}
              index={index}
              rowIndex={offset + index + 2}
              isSelected={selection.has(row.spell_id)}
              onToggle={selection.toggle}
            />
          )
        })}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  )
}

const cells: Record<SortColumn, string> = {
  spell_id: 'spell',
  priority: 'priority',
  score: 'score',
  repeat_count: 'repeats',
  id: 'added',
}

/** Only the first of several sort columns can be announced. */
function ariaSort([first]: readonly Sort[], column: SortColumn): 'ascending' | 'descending' | undefined {
  if (first?.column !== column) return undefined
  return first.direction === 'asc' ? 'ascending' : 'descending'
}

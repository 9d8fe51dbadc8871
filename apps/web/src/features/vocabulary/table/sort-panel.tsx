import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuItem } from '../../../ui/overlays/menu'
import { tableMessages } from './messages'
import styles from './sort-panel.module.css'
import { addSort, otherColumns, removeSort, type Sort, toggleSort } from './sorting'

interface SortPanelProps {
  sorts: readonly Sort[]
  /** Called with a change of the latest sorts, which may not be shown yet. */
  onChange: (change: (latest: readonly Sort[]) => readonly Sort[]) => void
}

/** Lists the columns that a list is sorted by, in order; each can be added, reversed or removed. */
export function SortPanel({ sorts, onChange }: SortPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const unused = otherColumns(sorts)

  function remove({ column }: Sort) {
    onChange((latest) => removeSort(latest, column))
    // The focused button disappears together with its column.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }

  return (
    <fieldset ref={panel} className={styles.panel} aria-label={tableMessages.sort.title}>
      <span aria-hidden className={styles.legend}>
        {tableMessages.sort.title}
      </span>
      {sorts.map((sort) => (
        <span key={sort.column} className={styles.sort}>
          <Button
            className={styles.direction}
            variant="quiet"
            icon={sort.direction === 'asc' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
            title={tableMessages.sort.change(
              tableMessages.orders[sort.column][sort.direction === 'asc' ? 'desc' : 'asc'],
            )}
            onClick={() => onChange((latest) => toggleSort(latest, sort.column))}
          >
            {tableMessages.columns[sort.column]}{' '}
            <span className={styles.order}>{tableMessages.orders[sort.column][sort.direction]}</span>
          </Button>
          <IconButton
            className={styles.remove}
            label={tableMessages.sort.remove(tableMessages.columns[sort.column])}
            icon={<X aria-hidden />}
            onClick={() => remove(sort)}
          />
        </span>
      ))}
      {unused.length > 0 && (
        <Menu
          trigger={
            <Button className={styles.add} variant="quiet" icon={<Plus aria-hidden />} data-add>
              {sorts.length === 0 ? tableMessages.sort.firstColumn : tableMessages.sort.nextColumn}
            </Button>
          }
        >
          {unused.map((column) => (
            <MenuItem key={column} onSelect={() => onChange((latest) => addSort(latest, column))}>
              {tableMessages.columns[column]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </fieldset>
  )
}

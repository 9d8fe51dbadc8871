import { Select } from '../../../ui/fields/select'
import { rosterColumnMessages } from './messages'
import styles from './roster.module.css'
import type { RosterColumns, RosterTable } from './roster-table'

const fields = ['name', 'secondName', 'email', 'username'] as const

interface RosterColumnSelectsProps {
  table: RosterTable
  columns: RosterColumns
  onChange: (columns: RosterColumns) => void
}

/** Lets the user assign the columns; the name may be in two of them. */
export function RosterColumnSelects({ table, columns, onChange }: RosterColumnSelectsProps) {
  const options = Array.from({ length: table.width }, (_, column) => ({
    value: String(column),
    label: table.names[column]?.trim() || rosterColumnMessages.unnamed(column + 1),
  }))
  return (
    <div className={styles.columns}>
      {fields.map((field) => (
        <Select
          key={field}
          label={rosterColumnMessages[field]}
          value={columns[field] ?? ''}
          options={[{ value: '', label: rosterColumnMessages.none }, ...options]}
          onChange={({ target }) =>
            onChange({ ...columns, [field]: target.value === '' ? null : Number(target.value) })
          }
        />
      ))}
    </div>
  )
}

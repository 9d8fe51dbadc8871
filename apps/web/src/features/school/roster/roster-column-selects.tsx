import { Select } from '../../../ui/fields/select'
import styles from './roster.module.css'
import type { RosterColumns, RosterTable } from './roster-table'

const fields = [
  ['name', 'Name'],
  ['secondName', 'and'],
  ['email', 'E-mail'],
  ['username', 'Username'],
] as const

interface RosterColumnSelectsProps {
  table: RosterTable
  columns: RosterColumns
  onChange: (columns: RosterColumns) => void
}

/** Lets the user assign the columns; the name may be in two of them. */
export function RosterColumnSelects({ table, columns, onChange }: RosterColumnSelectsProps) {
  const options = Array.from({ length: table.width }, (_, column) => ({
    value: String(column),
    label: table.names[column]?.trim() || `Column ${column + 1}`,
  }))
  return (
    <div className={styles.columns}>
      {fields.map(([field, label]) => (
        <Select
          key={field}
          label={label}
          value={columns[field] ?? ''}
          options={[{ value: '', label: 'None' }, ...options]}
          onChange={({ target }) =>
            onChange({ ...columns, [field]: target.value === '' ? null : Number(target.value) })
          }
        />
      ))}
    </div>
  )
}

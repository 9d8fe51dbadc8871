import type { Classroom } from '@wordhoard/contracts/school'
import { Select } from '../../ui/select'

interface ClassroomSelectProps {
  classrooms: readonly Classroom[]
  /** Empty: none. */
  value: string
  /** What choosing none is called; without it one has to be chosen. */
  none?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
}

/** One of the classrooms, or none where that makes sense. */
export function ClassroomSelect({ classrooms, value, none, error, onChange }: ClassroomSelectProps) {
  return (
    <Select
      label="Classroom"
      value={value}
      error={error}
      options={[
        { value: '', label: none ?? 'Choose a classroom' },
        ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

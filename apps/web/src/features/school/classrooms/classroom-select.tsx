import type { Classroom } from '@wordhoard/contracts/school'
import { Select } from '../../../ui/fields/select'

export const NO_CLASSROOM = 'none'

interface ClassroomSelectProps {
  classrooms: readonly Classroom[]
  /** The id of one, `NO_CLASSROOM`, or empty while none is chosen. */
  value: string
  /** What `NO_CLASSROOM` is called, where that makes sense. */
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
        { value: '', label: 'Choose a classroom' },
        ...(none === undefined ? [] : [{ value: NO_CLASSROOM, label: none }]),
        ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

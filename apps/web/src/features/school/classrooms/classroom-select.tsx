import type { Classroom } from '@wordhoard/contracts/school'
import { Select } from '../../../ui/fields/select'
import { classroomSelectMessages } from './classroom-select-messages'

export const NO_CLASSROOM = 'none'

interface ClassroomSelectProps {
  classrooms: readonly Classroom[]
  /** The id of a classroom, `NO_CLASSROOM`, or empty while none is chosen. */
  value: string
  /** Label of the option `NO_CLASSROOM`; absent where a classroom is required. */
  none?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
}

/** A select for one of the classrooms, or for none where that is allowed. */
export function ClassroomSelect({ classrooms, value, none, error, onChange }: ClassroomSelectProps) {
  return (
    <Select
      label={classroomSelectMessages.label}
      value={value}
      error={error}
      options={[
        { value: '', label: classroomSelectMessages.choose },
        ...(none === undefined ? [] : [{ value: NO_CLASSROOM, label: none }]),
        ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

import type { AssignmentProgress, ClassProgress } from '@wordhoard/contracts/assignments'
import { shortDate } from '../../../lib/dates'
import type { ClassFigure } from './class-figures'
import { mean, meanText, minutesText } from './progress-text'
import type { StudentColumn } from './student-table'

type AssignmentRow = AssignmentProgress['students'][number]
type ClassRow = ClassProgress['students'][number]

const number = (value: number) => value.toLocaleString('en-GB')

const countColumn = <Row,>(key: keyof Row & string, label: string): StudentColumn<Row> => {
  const value = (row: Row) => Number(row[key])
  return { key, label, value, cell: (row) => number(value(row)) }
}

const minutes: StudentColumn<{ seconds: number }> = {
  key: 'seconds',
  label: 'Minutes',
  value: ({ seconds }) => seconds,
  cell: ({ seconds }) => minutesText(seconds),
}

const reading: readonly StudentColumn<AssignmentRow>[] = [
  {
    key: 'read',
    label: 'Read',
    value: ({ is_read, position }) => (is_read ? 1 : position),
    // Rounded down, so that 100 % appears only for students who reached the end.
    cell: ({ is_read, position }) => (is_read ? 'All' : `${Math.floor(position * 100)} %`),
  },
  minutes,
  countColumn('looked_up', 'Looked up'),
]
const learning: readonly StudentColumn<AssignmentRow>[] = [
  countColumn('practised', 'Practised'),
  countColumn('retained', 'Retained'),
  countColumn('unknown', 'Unknown'),
]

/** Returns the columns for an assignment; a word list has none about reading. */
export function assignmentColumns(
  kind: AssignmentProgress['assignment']['kind'],
): readonly StudentColumn<AssignmentRow>[] {
  return kind === 'article' ? [...reading, ...learning] : learning
}

/** Returns the class's key figures for one assignment. */
export function assignmentFigures({ assignment, class: all }: AssignmentProgress): ClassFigure[] {
  const words = `of ${number(assignment.words)}`
  const read: ClassFigure[] = [
    { label: 'students have read it', value: number(all.read), of: `of ${number(all.students)}` },
    { label: 'minutes each', value: minutesText(all.seconds) },
    { label: 'words looked up each', value: meanText(all.looked_up) },
  ]
  return [
    ...(assignment.kind === 'article' ? read : []),
    { label: 'words practised each', value: meanText(all.practised), of: words },
    { label: 'words retained each', value: meanText(all.retained), of: words },
    { label: 'words still unknown each', value: meanText(all.unknown), of: words },
  ]
}

export const classColumns: readonly StudentColumn<ClassRow>[] = [
  {
    key: 'texts',
    label: 'Texts read',
    value: ({ texts_read }) => texts_read,
    cell: ({ texts_read, texts_num }) => `${number(texts_read)} of ${number(texts_num)}`,
  },
  minutes,
  countColumn('looked_up', 'Looked up'),
  countColumn('practised', 'Practised'),
  countColumn('retained', 'Retained'),
  countColumn('unknown', 'Unknown'),
  {
    key: 'last',
    label: 'Last read',
    value: ({ last_read_at }) => last_read_at,
    cell: ({ last_read_at }) => (last_read_at ? shortDate(last_read_at) : 'Never'),
  },
]

/** Returns the class's key figures for all assignments. */
export function classFigures({ students }: ClassProgress): ClassFigure[] {
  const each = (of: (row: ClassRow) => number) => mean(students.map(of))
  const texts = students[0]?.texts_num ?? 0
  return [
    { label: 'texts read each', value: meanText(each((row) => row.texts_read)), of: `of ${number(texts)}` },
    { label: 'minutes each', value: minutesText(each((row) => row.seconds)) },
    { label: 'words looked up each', value: meanText(each((row) => row.looked_up)) },
    { label: 'words practised each', value: meanText(each((row) => row.practised)) },
    { label: 'words retained each', value: meanText(each((row) => row.retained)) },
    { label: 'words still unknown each', value: meanText(each((row) => row.unknown)) },
  ]
}

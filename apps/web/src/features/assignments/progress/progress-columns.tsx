import type { AssignmentProgress, ClassProgress } from '@wordhoard/contracts/assignments'
import { shortDate } from '../../../lib/dates'
import type { ClassFigure } from './class-figures'
import { progressMessages } from './messages'
import { mean, meanText, minutesText } from './progress-text'
import type { StudentColumn } from './student-table'

type AssignmentRow = AssignmentProgress['students'][number]
type ClassRow = ClassProgress['students'][number]

const { columns, figures } = progressMessages
const number = (value: number) => value.toLocaleString('en-GB')

const countColumn = <Row,>(key: keyof Row & string, label: string): StudentColumn<Row> => {
  const value = (row: Row) => Number(row[key])
  return { key, label, value, cell: (row) => number(value(row)) }
}

const minutes: StudentColumn<{ seconds: number }> = {
  key: 'seconds',
  label: columns.minutes,
  value: ({ seconds }) => seconds,
  cell: ({ seconds }) => minutesText(seconds),
}

const reading: readonly StudentColumn<AssignmentRow>[] = [
  {
    key: 'read',
    label: columns.read,
    value: ({ is_read, position }) => (is_read ? 1 : position),
    // Rounded down, so that 100% appears only for students who reached the end.
    cell: ({ is_read, position }) => (is_read ? progressMessages.readAll : `${Math.floor(position * 100)}%`),
  },
  minutes,
  countColumn('looked_up', columns.lookedUp),
]
const learning: readonly StudentColumn<AssignmentRow>[] = [
  countColumn('practised', columns.practised),
  countColumn('retained', columns.remembered),
  countColumn('unknown', columns.unknown),
]

/** Returns the columns for an assignment: what students did with the words of a text is their own. */
export function assignmentColumns(
  kind: AssignmentProgress['assignment']['kind'],
): readonly StudentColumn<AssignmentRow>[] {
  return kind === 'article' ? reading : learning
}

/** Returns the class's key figures for one assignment. */
export function assignmentFigures({ assignment, class: all }: AssignmentProgress): ClassFigure[] {
  if (assignment.kind === 'article')
    return [
      { label: figures.readers, value: number(all.read), of: progressMessages.of(number(all.students)) },
      { label: figures.minutes, value: minutesText(all.seconds) },
      { label: figures.lookedUp, value: meanText(all.looked_up) },
    ]
  const words = progressMessages.of(number(assignment.words))
  const ofWords = (value: number | null) => ({ value: meanText(value ?? 0), of: words })
  return [
    { label: figures.practised, ...ofWords(all.practised) },
    { label: figures.remembered, ...ofWords(all.retained) },
    { label: figures.unknown, ...ofWords(all.unknown) },
  ]
}

export const classColumns: readonly StudentColumn<ClassRow>[] = [
  {
    key: 'texts',
    label: columns.articlesRead,
    value: ({ texts_read }) => texts_read,
    cell: ({ texts_read, texts_num }) => progressMessages.countOf(number(texts_read), number(texts_num)),
  },
  minutes,
  countColumn('looked_up', columns.lookedUp),
  countColumn('practised', columns.practised),
  countColumn('retained', columns.remembered),
  countColumn('unknown', columns.unknown),
  {
    key: 'last',
    label: columns.lastRead,
    value: ({ last_read_at }) => last_read_at,
    cell: ({ last_read_at }) => (last_read_at ? shortDate(last_read_at) : progressMessages.neverRead),
  },
]

/** Returns the class's key figures for all assignments. */
export function classFigures({ students }: ClassProgress): ClassFigure[] {
  const each = (of: (row: ClassRow) => number) => mean(students.map(of))
  const texts = students[0]?.texts_num ?? 0
  return [
    {
      label: figures.articlesRead,
      value: meanText(each((row) => row.texts_read)),
      of: progressMessages.of(number(texts)),
    },
    { label: figures.minutes, value: minutesText(each((row) => row.seconds)) },
    { label: figures.lookedUp, value: meanText(each((row) => row.looked_up)) },
    { label: figures.practised, value: meanText(each((row) => row.practised)) },
    { label: figures.remembered, value: meanText(each((row) => row.retained)) },
    { label: figures.unknown, value: meanText(each((row) => row.unknown)) },
  ]
}

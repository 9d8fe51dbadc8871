import type { Classroom, StaffSchool } from '@wordhoard/contracts/school'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { fetchOnce } from '../../../ui/fetch-once'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import type { ClassroomColumn, Direction } from '../panel/panel-state'
import { RowActions } from '../panel/row-actions'
import styles from '../panel-table.module.css'
import { classroomsMessages } from './messages'

const { columns: columnLabels, orders } = classroomsMessages
const classroomMenu = fetchOnce(async () => (await import('./classroom-menu')).ClassroomMenu)

export const classroomOrders: readonly { column: ClassroomColumn; asc: string; desc: string }[] = [
  { column: 'name', ...orders.name },
  { column: 'students_num', ...orders.students },
  { column: 'created_at', ...orders.created },
]

interface ClassroomTableProps {
  school: StaffSchool
  classrooms: readonly Classroom[]
  sort: ClassroomColumn
  dir: Direction
  onSort: (column: string, dir: Direction) => void
}

export function ClassroomTable({ school, classrooms, sort, dir, onSort }: ClassroomTableProps) {
  const columns: readonly DataColumn<Classroom>[] = [
    { key: 'name', label: columnLabels.name, sorts: 'asc', className: styles.wide, cell: nameCell },
    {
      key: 'students_num',
      label: columnLabels.students,
      sorts: 'asc',
      className: styles.number,
      cell: studentsCell,
    },
    { key: 'staff', label: columnLabels.staff, className: styles.number, cell: staffCell },
    {
      key: 'created_at',
      label: columnLabels.created,
      sorts: 'asc',
      className: styles.date,
      cell: renderCreated,
    },
    {
      key: 'actions',
      label: columnLabels.actions,
      hideLabel: true,
      className: styles.end,
      cell: (classroom) => (
        <RowActions
          label={classroomsMessages.actionsFor(classroom.name)}
          menu={classroomMenu}
          props={{ school, classroom }}
        />
      ),
    },
  ]
  return (
    <DataTable
      className={styles.table}
      aria-labelledby="classrooms-heading"
      columns={columns}
      rows={classrooms}
      rowKey={({ id }) => id}
      rowClass={({ is_archived }) => (is_archived ? styles.off : undefined)}
      order={{ key: sort, dir }}
      onSort={onSort}
    />
  )
}

function nameCell({ id, name, description, is_archived }: Classroom) {
  return (
    <>
      <Link className={styles.name} to={paths.classroom(id)}>
        <bdi>{name}</bdi>
      </Link>
      {is_archived && <span className={styles.mark}> {classroomsMessages.archived}</span>}
      <span className={styles.sub} dir="auto">
        {description}
      </span>
    </>
  )
}

function studentsCell({ students_num }: Classroom) {
  return (
    <>
      {students_num.toLocaleString('en-GB')}
      <span className={styles.inlineLabel}> {classroomsMessages.students(students_num)}</span>
    </>
  )
}

function staffCell({ teachers_num }: Classroom) {
  return (
    <>
      {teachers_num.toLocaleString('en-GB')}
      <span className={styles.inlineLabel}> {classroomsMessages.staff}</span>
    </>
  )
}

function renderCreated({ created_at }: Classroom) {
  return <time dateTime={created_at}>{shortDate(created_at)}</time>
}

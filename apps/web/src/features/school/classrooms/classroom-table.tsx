import type { Classroom, StaffSchool } from '@wordhoard/contracts/school'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { cx } from '../../../ui/cx'
import { fetchOnce } from '../../../ui/fetch-once'
import { SortHeading } from '../../../ui/sort-heading'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { ClassroomColumn, Direction } from '../panel/panel-state'
import { RowActions } from '../panel/row-actions'
import { sortedBy } from '../panel/sorted-by'
import styles from '../panel-table.module.css'

const classroomMenu = fetchOnce(async () => (await import('./classroom-menu')).ClassroomMenu)

export const classroomOrders: readonly { column: ClassroomColumn; asc: string; desc: string }[] = [
  { column: 'name', asc: 'Name A–Z', desc: 'Name Z–A' },
  { column: 'students_num', asc: 'Fewest students', desc: 'Most students' },
  { column: 'created_at', asc: 'Oldest', desc: 'Newest' },
]

interface ClassroomTableProps {
  school: StaffSchool
  classrooms: readonly Classroom[]
  sort: ClassroomColumn
  dir: Direction
  onSort: (column: ClassroomColumn, dir: Direction) => void
}

export function ClassroomTable({ school, classrooms, sort, dir, onSort }: ClassroomTableProps) {
  const heading = sortedBy({ sort, dir, onSort })
  return (
    <table className={styles.table} aria-labelledby="classrooms-heading">
      <thead>
        <tr>
          <SortHeading label="Name" {...heading('name')} />
          <SortHeading label="Students" className={styles.number} {...heading('students_num')} />
          <th scope="col" className={styles.number}>
            Staff
          </th>
          <SortHeading label="Created" {...heading('created_at')} />
          <th scope="col" className={styles.end}>
            <VisuallyHidden>What can be done</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {classrooms.map((classroom) => (
          <ClassroomRow key={classroom.id} school={school} classroom={classroom} />
        ))}
      </tbody>
    </table>
  )
}

function ClassroomRow({ school, classroom }: { school: StaffSchool; classroom: Classroom }) {
  const { id, name, description, is_archived, students_num, teachers_num, created_at } = classroom
  return (
    <tr className={cx(is_archived && styles.off)}>
      <td className={styles.wide}>
        <Link className={styles.name} to={paths.classroom(id)}>
          <bdi>{name}</bdi>
        </Link>
        {is_archived && <span className={styles.mark}> Archived</span>}
        <span className={styles.sub} dir="auto">
          {description}
        </span>
      </td>
      <td className={styles.number}>
        {students_num.toLocaleString('en-GB')}
        <span className={styles.inlineLabel}>{students_num === 1 ? ' student' : ' students'}</span>
      </td>
      <td className={styles.number}>
        {teachers_num.toLocaleString('en-GB')}
        <span className={styles.inlineLabel}> staff</span>
      </td>
      <td className={styles.date}>
        <time dateTime={created_at}>{shortDate(created_at)}</time>
      </td>
      <td className={styles.end}>
        <RowActions label={`Actions: ${name}`} menu={classroomMenu} props={{ school, classroom }} />
      </td>
    </tr>
  )
}

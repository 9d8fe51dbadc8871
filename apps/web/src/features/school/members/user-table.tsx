import type { SchoolUser, StaffSchool } from '@wordhoard/contracts/school'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { cx } from '../../../ui/cx'
import { fetchOnce } from '../../../ui/fetch-once'
import { SortHeading } from '../../../ui/sort-heading'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { Direction, UserColumn } from '../panel/panel-state'
import { RowActions } from '../panel/row-actions'
import { sortedBy } from '../panel/sorted-by'
import styles from '../panel-table.module.css'
import { PersonLine } from '../person-line'
import { memberActions } from './member-permissions'
import { roleNames } from './role-names'

const userMenu = fetchOnce(async () => (await import('./user-menu')).UserMenu)

export const userOrders: readonly { column: UserColumn; asc: string; desc: string }[] = [
  { column: 'username', asc: 'Username A–Z', desc: 'Username Z–A' },
  { column: 'name', asc: 'Surname A–Z', desc: 'Surname Z–A' },
  { column: 'role', asc: 'Owner first', desc: 'Students first' },
  { column: 'is_active', asc: 'Deactivated first', desc: 'Active first' },
  { column: 'created_at', asc: 'Longest here', desc: 'Newest' },
]

/** Classrooms that a line names: who is in all of them would fill the page. */
const MOST_ROOMS = 4

interface UserTableProps {
  school: StaffSchool
  users: readonly SchoolUser[]
  sort: UserColumn
  dir: Direction
  onSort: (column: UserColumn, dir: Direction) => void
}

export function UserTable({ school, users, sort, dir, onSort }: UserTableProps) {
  const heading = sortedBy({ sort, dir, onSort })
  return (
    <table className={styles.table} aria-labelledby="users-heading">
      <thead>
        <tr>
          <SortHeading label="User" {...heading('username')} />
          <SortHeading label="Role" {...heading('role')} />
          <SortHeading label="Active" {...heading('is_active')} />
          <th scope="col">Classrooms</th>
          <SortHeading label="Joined" {...heading('created_at')} />
          <th scope="col" className={styles.end}>
            <VisuallyHidden>What can be done</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((member) => (
          <UserRow key={member.user_info.id} school={school} member={member} />
        ))}
      </tbody>
    </table>
  )
}

function UserRow({ school, member }: { school: StaffSchool; member: SchoolUser }) {
  const { role, user_info, is_active, classrooms, created_at } = member
  const self = useSession(({ user }) => user?.user_id)
  const actions = memberActions(school.abilities, member, self)
  return (
    <tr className={cx(!is_active && styles.off)}>
      <td className={styles.wide}>
        <PersonLine person={user_info} />
      </td>
      <td>{roleNames[role]}</td>
      <td>{is_active ? 'Active' : <span className={styles.mark}>Deactivated</span>}</td>
      <td className={styles.rooms}>
        {classrooms.slice(0, MOST_ROOMS).map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={paths.classroom(id)}>
              <bdi>{name}</bdi>
            </Link>
          </span>
        ))}
        {classrooms.length > MOST_ROOMS && ` and ${classrooms.length - MOST_ROOMS} more`}
      </td>
      <td className={styles.date}>
        <time dateTime={created_at}>{shortDate(created_at)}</time>
      </td>
      <td className={styles.end}>
        {(actions.classrooms || actions.deactivate || actions.roles.length > 0) && (
          <RowActions
            label={`Actions: ${user_info.username}`}
            menu={userMenu}
            props={{ school, member, actions }}
          />
        )}
      </td>
    </tr>
  )
}

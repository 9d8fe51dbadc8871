import type { SchoolUser, StaffSchool } from '@wordhoard/contracts/school'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { fetchOnce } from '../../../ui/fetch-once'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import type { Direction, UserColumn } from '../panel/panel-state'
import { RowActions } from '../panel/row-actions'
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

/** Maximum number of classrooms named in a member's row: a member in all of them would fill the page. */
const MAX_NAMED_CLASSROOMS = 4

interface UserTableProps {
  school: StaffSchool
  users: readonly SchoolUser[]
  sort: UserColumn
  dir: Direction
  onSort: (column: string, dir: Direction) => void
}

export function UserTable({ school, users, sort, dir, onSort }: UserTableProps) {
  const self = useSession(({ user }) => user?.user_id)
  const columns: readonly DataColumn<SchoolUser>[] = [
    {
      key: 'username',
      label: 'User',
      sorts: 'asc',
      className: styles.wide,
      cell: ({ user_info }) => <PersonLine person={user_info} />,
    },
    { key: 'role', label: 'Role', sorts: 'asc', cell: ({ role }) => roleNames[role] },
    {
      key: 'is_active',
      label: 'Active',
      sorts: 'asc',
      cell: ({ is_active }) => (is_active ? 'Active' : <span className={styles.mark}>Deactivated</span>),
    },
    {
      key: 'classrooms',
      label: 'Classrooms',
      className: styles.rooms,
      cell: ({ classrooms }) => <ClassroomLinks classrooms={classrooms} />,
    },
    {
      key: 'created_at',
      label: 'Joined',
      sorts: 'asc',
      className: styles.date,
      cell: ({ created_at }) => <time dateTime={created_at}>{shortDate(created_at)}</time>,
    },
    {
      key: 'actions',
      label: 'What can be done',
      hideLabel: true,
      className: styles.end,
      cell: (member) => <UserActions school={school} member={member} self={self} />,
    },
  ]
  return (
    <DataTable
      className={styles.table}
      aria-labelledby="users-heading"
      columns={columns}
      rows={users}
      rowKey={({ user_info }) => user_info.id}
      rowClass={({ is_active }) => (is_active ? undefined : styles.off)}
      order={{ key: sort, dir }}
      onSort={onSort}
    />
  )
}

function ClassroomLinks({ classrooms }: Pick<SchoolUser, 'classrooms'>) {
  return (
    <>
      {classrooms.slice(0, MAX_NAMED_CLASSROOMS).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={paths.classroom(id)}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
      {classrooms.length > MAX_NAMED_CLASSROOMS && ` and ${classrooms.length - MAX_NAMED_CLASSROOMS} more`}
    </>
  )
}

interface UserActionsProps {
  school: StaffSchool
  member: SchoolUser
  self: number | undefined
}

function UserActions({ school, member, self }: UserActionsProps) {
  const actions = memberActions(school.abilities, member, self)
  if (!actions.classrooms && !actions.deactivate && actions.roles.length === 0) return null
  const label = `Actions: ${member.user_info.username}`
  return <RowActions label={label} menu={userMenu} props={{ school, member, actions }} />
}

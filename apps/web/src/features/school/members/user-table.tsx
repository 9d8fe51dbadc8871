import type { ManagedUser, StaffSchool } from '@wordhoard/contracts/school'
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
import { membersMessages } from './messages'
import { roleNames } from './role-messages'

const { columns: columnLabels, orders } = membersMessages
const userMenu = fetchOnce(async () => (await import('./user-menu')).UserMenu)

export const userOrders: readonly { column: UserColumn; asc: string; desc: string }[] = [
  { column: 'username', ...orders.username },
  { column: 'name', ...orders.surname },
  { column: 'role', ...orders.role },
  { column: 'is_active', ...orders.status },
  { column: 'created_at', ...orders.joined },
]

/** Maximum number of classrooms named in a member's row: a member in all of them would fill the page. */
const MAX_NAMED_CLASSROOMS = 4

interface UserTableProps {
  school: StaffSchool
  users: readonly ManagedUser[]
  sort: UserColumn
  dir: Direction
  onSort: (column: string, dir: Direction) => void
}

export function UserTable({ school, users, sort, dir, onSort }: UserTableProps) {
  const self = useSession(({ user }) => user?.user_id)
  const columns: readonly DataColumn<ManagedUser>[] = [
    {
      key: 'username',
      label: columnLabels.member,
      sorts: 'asc',
      className: styles.wide,
      cell: ({ user_info }) => <PersonLine person={user_info} />,
    },
    { key: 'role', label: columnLabels.role, sorts: 'asc', cell: ({ role }) => roleNames[role] },
    {
      key: 'is_active',
      label: columnLabels.status,
      sorts: 'asc',
      cell: ({ is_active }) =>
        is_active ? (
          membersMessages.active
        ) : (
          <span className={styles.mark}>{membersMessages.deactivated}</span>
        ),
    },
    {
      key: 'classrooms',
      label: columnLabels.classrooms,
      className: styles.rooms,
      cell: ({ classrooms }) => <ClassroomLinks classrooms={classrooms} />,
    },
    {
      key: 'created_at',
      label: columnLabels.joined,
      sorts: 'asc',
      className: styles.date,
      cell: ({ created_at }) => <time dateTime={created_at}>{shortDate(created_at)}</time>,
    },
    {
      key: 'actions',
      label: columnLabels.actions,
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

function ClassroomLinks({ classrooms }: Pick<ManagedUser, 'classrooms'>) {
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
      {classrooms.length > MAX_NAMED_CLASSROOMS &&
        ` ${membersMessages.moreClassrooms(classrooms.length - MAX_NAMED_CLASSROOMS)}`}
    </>
  )
}

interface UserActionsProps {
  school: StaffSchool
  member: ManagedUser
  self: number | undefined
}

function UserActions({ school, member, self }: UserActionsProps) {
  const actions = memberActions(school.abilities, member, self)
  if (!actions.classrooms && !actions.deactivate && actions.roles.length === 0) return null
  const label = membersMessages.actionsFor(member.user_info.username)
  return <RowActions label={label} menu={userMenu} props={{ school, member, actions }} />
}

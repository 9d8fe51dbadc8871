import type { SchoolUser } from '@wordhoard/contracts/school'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../lib/person-name'
import { paths } from '../../../shell/paths'
import { Avatar } from '../../../ui/avatar/avatar'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import styles from './member-list.module.css'
import { memberListMessages } from './member-messages'
import { inOrder } from './table-order'

/** Number of members shown before "show all": classes are long, and the page has other content. */
const COLLAPSED_COUNT = 12
/** Up to this number all members are shown without a button. */
const MAX_UNCOLLAPSED = 16

const { roles } = memberListMessages

interface MemberListProps {
  label: string
  members: readonly SchoolUser[]
  /** Removes a member; absent for users who may not. */
  onRemove?: ((member: SchoolUser) => void) | undefined
  /** Id of the member being removed. */
  busyId?: number | undefined
}

/** Members of a classroom, with links to their profiles. */
export function MemberList({ label, members, onRemove, busyId }: MemberListProps) {
  const [isAll, setAll] = useState(false)
  const sorted = inOrder(members, ({ user_info }) => personName(user_info), false)
  const shown = isAll || members.length <= MAX_UNCOLLAPSED ? sorted : sorted.slice(0, COLLAPSED_COUNT)
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {shown.map((member) => {
          const { user_info: user, role, is_active } = member
          const name = personName(user)
          return (
            <li key={user.id} className={styles.member}>
              <Avatar name={user.username} avatarId={user.avatarId} size={36} />
              <div className={styles.who}>
                <Link to={paths.user(user.username)} dir="auto">
                  {name}
                </Link>
                <span className={styles.facts}>
                  {name !== user.username && <bdi>@{user.username}</bdi>}
                  {roles[role] && <span>{roles[role]}</span>}
                  {!is_active && <span>{memberListMessages.deactivated}</span>}
                </span>
              </div>
              {onRemove && (
                <IconButton
                  label={memberListMessages.remove(name)}
                  icon={<UserMinus />}
                  aria-disabled={busyId === user.id || undefined}
                  onClick={() => onRemove(member)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {shown.length < members.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {memberListMessages.showAll(members.length.toLocaleString('en-GB'))}
        </Button>
      )}
    </>
  )
}

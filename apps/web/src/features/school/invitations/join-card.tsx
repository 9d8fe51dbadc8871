import { useMutation } from '@tanstack/react-query'
import { type InvitationPreview, type JoinedSchool, joinSchool } from '@wordhoard/contracts/invitations'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { shortDate } from '../../../lib/dates'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { Button, buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { roleInSentence } from '../members/role-messages'
import styles from './join-card.module.css'
import { joinMessages } from './join-messages'

interface JoinCardProps {
  code: string
  invitation: InvitationPreview
  /** Opens what has been joined. */
  onJoined: (joined: JoinedSchool) => Promise<void>
  /** For visitors with a code that creates accounts without an email address. */
  accountForm: ReactNode
}

/** Shows what a code joins, in which role, and who will see what, with the button to join. */
export function JoinCard({ code, invitation, onJoined, accountForm }: JoinCardProps) {
  const { status } = useSession()
  const { school, classroom, expires_at, is_member, membership_ended, teachers_see, without_email } =
    invitation
  const isOpen = !is_member && !membership_ended
  const hasForm = without_email && status !== 'user'
  return (
    <div className={styles.card}>
      <div>
        <p className={styles.kicker}>
          {is_member ? joinMessages.alreadyIn : isOpen ? joinMessages.invited : joinMessages.wasMember}
        </p>
        <h1 className={styles.title} dir="auto">
          {classroom?.name ?? school.name}
        </h1>
        {(classroom || isOpen) && <p className={styles.where}>{whereText(invitation, isOpen)}</p>}
      </div>
      <p className={styles.description} dir="auto">
        {school.description}
      </p>
      {isOpen && hasForm && accountForm}
      {teachers_see.length > 0 && !membership_ended && (
        <section aria-labelledby="teachers-see" className={styles.see}>
          <h2 id="teachers-see">{joinMessages.teacherVisibility.title}</h2>
          <ul>
            {teachers_see.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            {joinMessages.teacherVisibility.profile}{' '}
            <Link to={paths.whoSeesWhat}>{joinMessages.teacherVisibility.more}</Link>
          </p>
        </section>
      )}
      {is_member ? (
        <AlreadyMember invitation={invitation} />
      ) : membership_ended ? (
        <p role="status">{joinMessages.membershipEnded}</p>
      ) : (
        !hasForm && <Step code={code} onJoined={onJoined} />
      )}
      {isOpen && <p className={styles.note}>{joinMessages.validUntil(shortDate(expires_at))}</p>}
    </div>
  )
}

/** The line below the name that the code leads to; for members it leaves out the role, which may be higher. */
function whereText({ school, classroom, role }: InvitationPreview, isOpen: boolean): ReactNode {
  const { where } = joinMessages
  const name = <bdi>{school.name}</bdi>
  if (!classroom) return where.joiningSchool(roleInSentence[role])
  return isOpen ? where.joiningClassroom(name, roleInSentence[role]) : where.classroom(name)
}

function AlreadyMember({ invitation: { school, classroom } }: { invitation: InvitationPreview }) {
  return (
    <>
      <p>{joinMessages.alreadyJoined}</p>
      <div className={styles.actions}>
        {classroom && (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.classroom(classroom.id)}>
            {joinMessages.toClassroom}
          </Link>
        )}
        <Link
          className={buttonClass({ variant: classroom ? 'secondary' : 'primary' })}
          to={paths.school(school.username)}
        >
          {joinMessages.toSchool}
        </Link>
      </div>
    </>
  )
}

function Step({ code, onJoined }: Pick<JoinCardProps, 'code' | 'onJoined'>) {
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(joinSchool, { body: { code } }),
    onSuccess: onJoined,
  })
  if (status !== 'user') {
    return (
      <>
        <p>{joinMessages.accountNeeded}</p>
        <div className={cx(styles.actions, styles.step)}>
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={`${paths.registration}?from=${encodeURIComponent(pathname)}`}
          >
            {joinMessages.createAccount}
          </Link>
          <Link className={buttonClass()} to={paths.login(pathname)}>
            {joinMessages.login}
          </Link>
        </div>
      </>
    )
  }
  return (
    <>
      {error && (
        <p className={styles.failure} role="alert">
          {errorSentence(error)}
        </p>
      )}
      <div className={cx(styles.actions, styles.step)}>
        <Button variant="primary" size="large" busy={isPending} onClick={() => mutate()}>
          {isPending ? joinMessages.joining : joinMessages.join}
        </Button>
        <Link className={buttonClass({ size: 'large' })} to={paths.home}>
          {joinMessages.notNow}
        </Link>
      </div>
      {user?.username && <p className={styles.note}>{joinMessages.loggedInAs(<bdi>{user.username}</bdi>)}</p>}
    </>
  )
}

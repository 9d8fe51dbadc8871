import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type InvitationPreview, joinSchool } from '@wordhoard/contracts/invitations'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { shortDate } from '../../../lib/dates'
import { call } from '../../../session/call'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { Button, buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { toast } from '../../../ui/overlays/toast.store'
import { roleInSentence } from '../members/role-messages'
import { invalidateSchools } from '../school.queries'
import styles from './join-card.module.css'

/** Shows what a code joins, in which role, and who will see what, with the button to join. */
export function JoinCard({ code, invitation }: { code: string; invitation: InvitationPreview }) {
  const { school, classroom, role, expires_at, is_member, membership_ended, teachers_see } = invitation
  const isOpen = !is_member && !membership_ended
  return (
    <div className={styles.card}>
      <div>
        <p className={styles.kicker}>
          {is_member ? 'You are here already' : isOpen ? 'You are invited to join' : 'You were a member of'}
        </p>
        <h1 className={styles.title} dir="auto">
          {classroom?.name ?? school.name}
        </h1>
        <p className={styles.where}>
          {classroom && (
            <>
              a classroom of <bdi>{school.name}</bdi>,{' '}
            </>
          )}
          {membership_ended ? 'and are not any more' : `as ${roleInSentence[role]}`}
        </p>
      </div>
      <p className={styles.description} dir="auto">
        {school.description}
      </p>
      {teachers_see.length > 0 && !membership_ended && (
        <section aria-labelledby="teachers-see" className={styles.see}>
          <h2 id="teachers-see">What your teachers will see</h2>
          <ul>
            {teachers_see.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            Your profile becomes private: people outside the school see your user name and picture only.{' '}
            <Link to={paths.whoSeesWhat}>Who sees what</Link>
          </p>
        </section>
      )}
      {is_member ? (
        <AlreadyMember invitation={invitation} />
      ) : membership_ended ? (
        <p role="status">The school has ended your membership. Ask its staff to let you in again.</p>
      ) : (
        <Step code={code} invitation={invitation} />
      )}
      {isOpen && <p className={styles.note}>The code is good until {shortDate(expires_at)}.</p>}
    </div>
  )
}

function AlreadyMember({ invitation: { school, classroom } }: { invitation: InvitationPreview }) {
  return (
    <>
      <p>You have joined before; there is nothing left to do.</p>
      <div className={styles.actions}>
        {classroom && (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.classroom(classroom.id)}>
            Go to the classroom
          </Link>
        )}
        <Link
          className={buttonClass({ variant: classroom ? 'secondary' : 'primary' })}
          to={paths.school(school.username)}
        >
          Go to the school
        </Link>
      </div>
    </>
  )
}

function Step({ code, invitation }: { code: string; invitation: InvitationPreview }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { status, user } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(joinSchool, { body: { code } }),
    onSuccess: async ({ classroom_id, school_username }) => {
      toast({
        text: `You have joined ${invitation.classroom?.name ?? invitation.school.name}`,
        tone: 'success',
      })
      // Replaces the invitation in the history, so that Back skips it.
      void navigate(classroom_id === null ? paths.school(school_username) : paths.classroom(classroom_id), {
        replace: true,
      })
      await invalidateSchools(client)
    },
  })
  if (status !== 'user') {
    return (
      <>
        <p>To join you need an account. You come back to this page afterwards.</p>
        <div className={cx(styles.actions, styles.step)}>
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={`${paths.registration}?from=${encodeURIComponent(pathname)}`}
          >
            Create an account
          </Link>
          <Link className={buttonClass()} to={paths.login(pathname)}>
            Login
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
          {isPending ? 'Joining…' : 'Join'}
        </Button>
        <Link className={buttonClass({ size: 'large' })} to={paths.home}>
          Not now
        </Link>
      </div>
      {user?.username && (
        <p className={styles.note}>
          You join as <bdi>{user.username}</bdi>.
        </p>
      )}
    </>
  )
}

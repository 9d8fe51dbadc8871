import type { TaughtClass } from '@wordhoard/contracts/assignments'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { taughtClassesMessages } from '../../features/assignments/taught/messages'
import { TaughtClasses } from '../../features/assignments/taught/taught-classes'
import { opensInPanel } from '../../features/school/panel/opening-dialog'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'

const loadInvite = async () =>
  (await import('../../features/school/classrooms/class-invite-dialog')).ClassInviteDialog
const loadCreateSchool = async () =>
  (await import('../../features/school/create-school-dialog')).CreateSchoolDialog

/** A teacher’s classes on the home page, with invitations, or ways to a first class. */
export function TeacherHome({ teaches }: { teaches: boolean }) {
  const navigate = useNavigate()
  const [invited, setInvited] = useState<TaughtClass>()
  const [isInviting, setInviting] = useState(false)
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <TaughtClasses
        teaches={teaches}
        onInvite={(taught) => {
          setInvited(taught)
          setInviting(true)
        }}
        waysToClass={(ownSchool) => (
          <>
            {ownSchool === null ? (
              <Button onClick={() => setCreating(true)}>{taughtClassesMessages.setUpSchool}</Button>
            ) : (
              <Link
                className={buttonClass()}
                to={paths.adminPanel(ownSchool)}
                state={opensInPanel('create-classroom')}
              >
                {taughtClassesMessages.createClassroom}
              </Link>
            )}
            <Link className={buttonClass({ variant: 'quiet' })} to={paths.schools}>
              {taughtClassesMessages.joinByCode}
            </Link>
          </>
        )}
      />
      {invited && (
        <LazyDialog
          load={loadInvite}
          props={{
            schoolUsername: invited.school.username,
            classroom: invited.id,
            open: isInviting,
            onClose: () => setInviting(false),
          }}
        />
      )}
      <LazyDialog
        load={loadCreateSchool}
        props={{
          open: isCreating,
          onClose: () => setCreating(false),
          onCreated: (slug: string) => void navigate(paths.adminPanel(slug), { replace: true }),
        }}
      />
    </>
  )
}

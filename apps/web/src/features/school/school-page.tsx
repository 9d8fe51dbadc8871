import type { SchoolDetail } from '@wordhoard/contracts/school'
import { LogOut, Settings2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { roleInSentence, roleNames } from './members/role-messages'
import { PersonLine } from './person-line'
import styles from './school-page.module.css'
import { schoolPageMessages } from './school-page-messages'

const loadLeaving = async () => (await import('./leave-school-dialog')).LeaveSchoolDialog
const loadInvite = async () => (await import('./classrooms/class-invite-dialog')).ClassInviteDialog

/** A school's public page, with what the viewer may do there. */
export function SchoolPage({ school }: { school: SchoolDetail }) {
  const { name, username, description, managers, teachers, abilities } = school
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.headText}>
          <h1 className={styles.title} dir="auto">
            {name}
          </h1>
          <p className={styles.username}>@{username}</p>
        </div>
        {abilities.open_admin_panel && (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.adminPanel(username)}>
            <Settings2 aria-hidden />
            {schoolPageMessages.manage}
          </Link>
        )}
      </header>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <Classrooms school={school} />
      <section aria-labelledby="teachers-heading">
        <h2 id="teachers-heading" className={styles.heading}>
          {schoolPageMessages.teachers}
        </h2>
        {teachers.length === 0 && <p className={styles.note}>{schoolPageMessages.noTeachers}</p>}
        <People people={teachers} />
      </section>
      <section aria-labelledby="managers-heading">
        <h2 id="managers-heading" className={styles.heading}>
          {schoolPageMessages.managers}
        </h2>
        <People people={managers} />
      </section>
      <Membership school={school} />
    </div>
  )
}

function People({ people }: { people: SchoolDetail['teachers'] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ role, user_info }) => (
        <li key={user_info.id}>
          <PersonLine person={user_info} note={role === 'owner' ? roleNames.owner : undefined} />
        </li>
      ))}
    </ul>
  )
}

/** Lists the classrooms, whose names are public. Only their members and those who run the school may open them. */
function Classrooms({ school: { username, classrooms, abilities } }: { school: SchoolDetail }) {
  const [invitedTo, setInvitedTo] = useState<number>()
  const [isInviting, setInviting] = useState(false)
  return (
    <section aria-labelledby="classrooms-heading">
      <h2 id="classrooms-heading" className={styles.heading}>
        {schoolPageMessages.classrooms}
      </h2>
      {classrooms.length === 0 && <p className={styles.note}>{schoolPageMessages.noClassrooms}</p>}
      <ul className={styles.classrooms}>
        {classrooms.map(({ id, name, is_mine }) => (
          <li key={id}>
            <bdi>{is_mine || abilities.edit ? <Link to={paths.classroom(id)}>{name}</Link> : name}</bdi>
            {(abilities.invite_students || (abilities.open_admin_panel && is_mine)) && (
              <Button
                variant="quiet"
                icon={<UserPlus aria-hidden />}
                aria-label={schoolPageMessages.inviteTo(name)}
                onClick={() => {
                  setInvitedTo(id)
                  setInviting(true)
                }}
              >
                {schoolPageMessages.invite}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {invitedTo !== undefined && (
        <LazyDialog
          load={loadInvite}
          props={{
            schoolUsername: username,
            classroom: invitedTo,
            open: isInviting,
            onClose: () => setInviting(false),
          }}
        />
      )}
    </section>
  )
}

function Membership({ school }: { school: SchoolDetail }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const { membership, abilities, classrooms } = school
  if (!membership) {
    return (
      <p className={styles.note}>
        {schoolPageMessages.outsider((text) => (
          <Link to={paths.schools}>{text}</Link>
        ))}
      </p>
    )
  }
  if (!membership.is_active) {
    return <p className={styles.note}>{schoolPageMessages.membershipEnded}</p>
  }
  const { membership: messages } = schoolPageMessages
  const mine = classrooms.filter(({ is_mine }) => is_mine).length
  return (
    <section className={styles.membership} aria-label={messages.label}>
      <p className={styles.note}>
        {messages.role(roleInSentence[membership.role], mine)}
        {membership.role === 'student' && ` ${messages.forStudents}`}
        {membership.role === 'owner' && ` ${messages.forOwner}`}{' '}
        <Link to={paths.whoSeesWhat}>{messages.whoSeesWhat}</Link>
      </p>
      {abilities.leave && (
        <Button icon={<LogOut aria-hidden />} onClick={() => setLeaving(true)}>
          {messages.leave}
        </Button>
      )}
      <LazyDialog
        load={loadLeaving}
        props={{
          school,
          open: isLeaving,
          onClose: () => setLeaving(false),
          onLeft: () => void navigate(paths.schools, { replace: true }),
        }}
      />
    </section>
  )
}

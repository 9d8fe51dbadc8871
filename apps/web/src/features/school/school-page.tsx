import type { SchoolDetail } from '@wordhoard/contracts/school'
import { LogOut, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { formatCount } from '../../lib/format-count'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { roleInSentence, roleNames } from './members/role-messages'
import { PersonLine } from './person-line'
import styles from './school-page.module.css'

const loadLeaving = async () => (await import('./leave-school-dialog')).LeaveSchoolDialog

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
            Manage School
          </Link>
        )}
      </header>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <Classrooms school={school} />
      <section aria-labelledby="teachers-heading">
        <h2 id="teachers-heading" className={styles.heading}>
          Teachers
        </h2>
        {teachers.length === 0 && <p className={styles.note}>No teachers have joined yet.</p>}
        <People people={teachers} />
      </section>
      <section aria-labelledby="managers-heading">
        <h2 id="managers-heading" className={styles.heading}>
          Managers
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
function Classrooms({ school: { classrooms, abilities } }: { school: SchoolDetail }) {
  return (
    <section aria-labelledby="classrooms-heading">
      <h2 id="classrooms-heading" className={styles.heading}>
        Classrooms
      </h2>
      {classrooms.length === 0 && <p className={styles.note}>There are no classrooms yet.</p>}
      <ul className={styles.classrooms}>
        {classrooms.map(({ id, name, is_mine }) => (
          <li key={id}>
            <bdi>{is_mine || abilities.edit ? <Link to={paths.classroom(id)}>{name}</Link> : name}</bdi>
          </li>
        ))}
      </ul>
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
        You are not in this school. <Link to={paths.schools}>Join by code</Link> if its staff gave you one.
      </p>
    )
  }
  if (!membership.is_active) {
    return (
      <p className={styles.note}>
        The school has ended your membership. Only its staff can let you in again: ask them.
      </p>
    )
  }
  const mine = classrooms.filter(({ is_mine }) => is_mine).length
  return (
    <section className={styles.membership} aria-label="Your membership">
      <p className={styles.note}>
        You are {roleInSentence[membership.role]} here
        {mine > 0 && `, in ${formatCount(mine, 'classroom')}`}.
        {membership.role === 'student' && ' People outside the school see your user name and picture only.'}
        {membership.role === 'owner' &&
          ' To leave, transfer the school to somebody or delete it first: both are in its settings.'}{' '}
        <Link to={paths.whoSeesWhat}>Who sees what</Link>
      </p>
      {abilities.leave && (
        <Button icon={<LogOut aria-hidden />} onClick={() => setLeaving(true)}>
          Leave School
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

import type { MySchool } from '@wordhoard/contracts/school'
import { Settings2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { roleNames } from './members/role-messages'
import styles from './my-schools.module.css'
import { mySchoolsMessages } from './my-schools-messages'

/** Lists the user's schools with their role and classrooms and a link to the admin panel. */
export function MySchools({ schools }: { schools: readonly MySchool[] }) {
  return (
    <ul className={styles.list}>
      {schools.map((mine) => (
        <li key={mine.school.id} className={styles.school}>
          <div className={styles.text}>
            <h2 className={styles.name}>
              <Link to={paths.school(mine.school.username)} dir="auto">
                {mine.school.name}
              </Link>
            </h2>
            <p className={styles.facts}>{roleNames[mine.role]}</p>
            <Classrooms classrooms={mine.classrooms} />
          </div>
          {mine.abilities.open_admin_panel && (
            <Link className={buttonClass()} to={paths.adminPanel(mine.school.username)}>
              <Settings2 aria-hidden />
              {mySchoolsMessages.manage}
              <VisuallyHidden> {mine.school.name}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Classrooms({ classrooms }: Pick<MySchool, 'classrooms'>) {
  const open = classrooms.filter(({ is_archived }) => !is_archived)
  if (open.length === 0) return null
  return (
    <ul className={styles.classrooms} aria-label={mySchoolsMessages.classrooms}>
      {open.map(({ id, name }) => (
        <li key={id}>
          <Link className={styles.classroom} to={paths.classroom(id)} dir="auto">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function MySchoolsSkeleton() {
  return (
    <SkeletonGroup label={mySchoolsMessages.loading}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.school}>
          <div className={styles.text}>
            <Skeleton width="16rem" height="1.5rem" />
            <Skeleton width="5rem" />
            <Skeleton width="9rem" height="2rem" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import styles from './first-steps.module.css'
import { firstStepsMessages } from './panel/messages'
import { usePanelDialog } from './panel/panel-dialog'
import { schoolQueries } from './school.queries'

const { classroom: create, invite, assignment } = firstStepsMessages

/** Lists what a new school still lacks: a classroom, a member in it, and something to read. */
export function FirstSteps({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const { abilities, classrooms_num, students_num } = school
  const hasClassroom = classrooms_num > 0
  const { data } = useQuery({
    ...schoolQueries.openClassrooms(school.id),
    enabled: hasClassroom && students_num === 0,
  })
  const classroom = data?.[0]
  if (!abilities.create_classroom || (hasClassroom && students_num > 0)) return null
  return (
    <section className={styles.steps} aria-labelledby="first-steps-heading">
      <h2 id="first-steps-heading" className={styles.heading}>
        {firstStepsMessages.heading}
      </h2>
      <ol>
        <li className={styles.step}>
          <span className={styles.place} data-done={hasClassroom || undefined}>
            {hasClassroom ? <Check aria-label={firstStepsMessages.done} /> : '1'}
          </span>
          <div className={styles.text}>
            <h3>{create.title}</h3>
            <p>{create.text}</p>
          </div>
          {!hasClassroom && (
            <Button variant="primary" onClick={() => open({ kind: 'create-classroom' })}>
              {create.action}
            </Button>
          )}
        </li>
        <li className={styles.step}>
          <span className={styles.place}>2</span>
          <div className={styles.text}>
            <h3>{invite.title}</h3>
            <p>{invite.text}</p>
          </div>
          {hasClassroom && (
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => open({ kind: 'invite' })}>
                {invite.action}
              </Button>
              <Button onClick={() => open({ kind: 'codes' })}>{invite.codesForClass}</Button>
            </div>
          )}
        </li>
        <li className={styles.step}>
          <span className={styles.place}>3</span>
          <div className={styles.text}>
            <h3>{assignment.title}</h3>
            <p>{assignment.text}</p>
          </div>
          {classroom && (
            <Link className={buttonClass()} to={paths.classroom(classroom.id)}>
              {assignment.action}
            </Link>
          )}
        </li>
      </ol>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import styles from './first-steps.module.css'
import { usePanelDialog } from './panel/panel-dialog'
import { schoolQueries } from './school.queries'

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
        First steps
      </h2>
      <ol>
        <li className={styles.step}>
          <span className={styles.place} data-done={hasClassroom || undefined}>
            {hasClassroom ? <Check aria-label="Done" /> : '1'}
          </span>
          <div className={styles.text}>
            <h3>Create a classroom</h3>
            <p>It has its own page, its own chat, and the texts and word lists that you set for it.</p>
          </div>
          {!hasClassroom && (
            <Button variant="primary" onClick={() => open({ kind: 'create-classroom' })}>
              Create Classroom
            </Button>
          )}
        </li>
        <li className={styles.step}>
          <span className={styles.place}>2</span>
          <div className={styles.text}>
            <h3>Invite your class</h3>
            <p>
              One link or code for everybody, put on the board; or a sheet with a code for each student, to be
              cut up and handed out. They need no e-mail from you.
            </p>
          </div>
          {hasClassroom && (
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => open({ kind: 'invite' })}>
                Invite
              </Button>
              <Button onClick={() => open({ kind: 'codes' })}>Codes for a class</Button>
            </div>
          )}
        </li>
        <li className={styles.step}>
          <span className={styles.place}>3</span>
          <div className={styles.text}>
            <h3>Set a text to read</h3>
            <p>
              One of the library or one of yours. Students find it on their first page as soon as they join.
            </p>
          </div>
          {classroom && (
            <Link className={buttonClass()} to={paths.classroom(classroom.id)}>
              Open the Classroom
            </Link>
          )}
        </li>
      </ol>
    </section>
  )
}

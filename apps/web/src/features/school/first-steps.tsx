import { Check } from 'lucide-react'
import { Button } from '../../ui/button'
import styles from './first-steps.module.css'
import { usePanelDialog } from './panel-dialog'
import type { StaffSchool } from './staff-school'

/** What a new school needs, until it has it: a classroom, and somebody in it. */
export function FirstSteps({ school }: { school: StaffSchool }) {
  const open = usePanelDialog()
  const { abilities, classrooms_num, students_num } = school
  const hasClassroom = classrooms_num > 0
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
      </ol>
    </section>
  )
}

import type { Readiness } from '@wordhoard/contracts/reading/readiness'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../lib/person-name'
import { paths } from '../../../shell/paths'
import { readinessMessages } from './messages'
import styles from './readiness.module.css'
import { readinessPercent } from './readiness-percent'

type Student = Readiness['students'][number]

interface StudentGroupsProps {
  students: readonly Student[]
  /** What can be done about students without an estimate. */
  askForCheck: ReactNode
}

/** The students of a class by what they can read: those who can’t yet come first, since they need their teacher. */
export function StudentGroups({ students, askForCheck }: StudentGroupsProps) {
  const notYet = students.filter(({ reading }) => reading && !reading.can_read)
  const ready = students.filter(({ reading }) => reading?.can_read)
  const unknown = students.filter(({ reading }) => !reading)
  return (
    <>
      {notYet.length > 0 && <Group title={readinessMessages.notYet} students={notYet} />}
      {unknown.length > 0 && (
        <Group title={readinessMessages.noEstimate} students={unknown}>
          <p className={styles.text}>{readinessMessages.noEstimateText}</p>
          <div className={styles.text}>{askForCheck}</div>
        </Group>
      )}
      {ready.length > 0 && <Group title={readinessMessages.ready} students={ready} />}
    </>
  )
}

function Group({
  title,
  students,
  children,
}: {
  title: string
  students: readonly Student[]
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title} <span>{students.length.toLocaleString('en-GB')}</span>
      </h3>
      {children}
      <ul className={styles.list}>
        {students.map(({ student, reading }) => (
          <li key={student.id}>
            <Link to={paths.user(student.username)} dir="auto">
              {personName(student)}
            </Link>
            {reading && (
              <span className={styles.facts}>
                {reading.lacks > 0 && <b>{readinessMessages.lacks(reading.lacks)}</b>}
                <span>
                  {readinessMessages.estimated(
                    readinessPercent(reading.known),
                    readinessPercent(reading.low),
                    readinessPercent(reading.high),
                  )}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

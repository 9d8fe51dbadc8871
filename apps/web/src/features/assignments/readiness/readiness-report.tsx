import type { Readiness } from '@wordhoard/contracts/reading/readiness'
import type { ReactNode } from 'react'
import { ClassWords } from './class-words'
import { readinessMessages } from './messages'
import styles from './readiness.module.css'
import { StudentGroups } from './student-groups'

interface ReadinessReportProps {
  readiness: Readiness
  classroomId: number
  title: string
  /** What can be done about students without an estimate. */
  askForCheck: ReactNode
}

/** Who in a class can read a text, and the words that the others lack. Estimates are shown as estimates. */
export function ReadinessReport({ readiness, classroomId, title, askForCheck }: ReadinessReportProps) {
  const { students, can_read, no_estimate } = readiness
  const hasEstimates = no_estimate < students.length
  return (
    <>
      <div className={styles.summary}>
        <h2>
          {hasEstimates
            ? readinessMessages.canRead(can_read, students.length)
            : readinessMessages.noneEstimated}
        </h2>
        {hasEstimates && <p>{readinessMessages.about}</p>}
        <p className={styles.basis}>{readinessMessages.basis}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <StudentGroups students={students} askForCheck={askForCheck} />
        </div>
        <div className={styles.column}>
          <ClassWords readiness={readiness} classroomId={classroomId} title={title} />
        </div>
      </div>
    </>
  )
}

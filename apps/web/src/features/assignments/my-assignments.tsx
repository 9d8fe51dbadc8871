import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MyAssignment } from '@wordhoard/contracts/assignments'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { findHeight } from '../../shell/remembered-heights'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import list from './assignment-list.module.css'
import { AssignmentRow } from './assignment-row'
import { myAssignmentsMessages } from './messages'
import styles from './my-assignments.module.css'
import { myAssignmentQueries } from './my-assignments.queries'
import { myAssignmentsHeightKey } from './my-assignments-height-key'

/** Maximum number of rows on the home page; the class page lists all. */
const MAX_SHOWN = 4

/** The learner's open assignments, next due first. Renders nothing if there are none. */
export function MyAssignments() {
  const query = useQuery(myAssignmentQueries.toDo())
  const part = myAssignmentsHeightKey(useSession(({ user }) => user?.user_id))
  const { data, error } = query
  // Hides the error from users without classes, who had no assignments here before.
  const isSomething = data ? data.length > 0 : error !== null && (findHeight(part) ?? 0) > 0
  return (
    <ReservedHeight part={part} query={query}>
      {isSomething && <AssignmentsSection query={query} />}
    </ReservedHeight>
  )
}

function AssignmentsSection({ query }: { query: UseQueryResult<MyAssignment[]> }) {
  const id = useId()
  const { data, error, refetch, isFetching } = query
  const isOneClass = new Set(data?.map(({ classroom_id }) => classroom_id)).size === 1
  return (
    <section className={styles.work} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{myAssignmentsMessages.title}</h2>
        {data && <ClassLinks assignment={data} />}
      </div>
      {data ? (
        <ul className={list.list}>
          {data.slice(0, MAX_SHOWN).map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              from={isOneClass ? undefined : assignment.classroom_name}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.failed} role="alert">
          <p>{myAssignmentsMessages.notLoaded(errorSentence(error))}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {myAssignmentsMessages.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}

function ClassLinks({ assignment }: { assignment: MyAssignment[] }) {
  const classes = new Map(
    assignment.map(({ classroom_id, classroom_name }) => [classroom_id, classroom_name]),
  )
  return (
    <p className={styles.classes}>
      {[...classes].map(([classroomId, name]) => (
        <Link key={classroomId} to={paths.classroom(classroomId)} dir="auto">
          {name}
        </Link>
      ))}
    </p>
  )
}

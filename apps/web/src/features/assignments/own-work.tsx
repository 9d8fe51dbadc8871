import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MyAssignment } from '@wordhoard/contracts/assignments'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { keptHeight } from '../../shell/kept-heights'
import { KeptRoom } from '../../shell/kept-room'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import styles from './own-work.module.css'
import { ownWorkQueries } from './own-work.queries'
import { ownWorkPart } from './own-work-part'
import list from './work-list.module.css'
import { WorkRow } from './work-row'

/** Lines on the first page; the class's own page has all. */
const MOST = 4

/** What somebody still has to do for their classes, what is due next first. Nothing for who has nothing to do. */
export function OwnWork() {
  const query = useQuery(ownWorkQueries.toDo())
  const part = ownWorkPart(useSession(({ user }) => user?.user_id))
  const { data, error } = query
  // People without classes need not be told that something of classes didn't load.
  const isSomething = data ? data.length > 0 : error !== null && (keptHeight(part) ?? 0) > 0
  return (
    <KeptRoom part={part} query={query}>
      {isSomething && <Work query={query} />}
    </KeptRoom>
  )
}

function Work({ query }: { query: UseQueryResult<MyAssignment[]> }) {
  const id = useId()
  const { data, error, refetch, isFetching } = query
  const isOneClass = new Set(data?.map(({ classroom_id }) => classroom_id)).size === 1
  return (
    <section className={styles.work} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>For your class</h2>
        {data && <ClassLinks work={data} />}
      </div>
      {data ? (
        <ul className={list.list}>
          {data.slice(0, MOST).map((work) => (
            <WorkRow key={work.id} work={work} from={isOneClass ? undefined : work.classroom_name} />
          ))}
        </ul>
      ) : (
        <div className={styles.failed} role="alert">
          <p>What is set for you didn’t load. {errorSentence(error)}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </section>
  )
}

function ClassLinks({ work }: { work: MyAssignment[] }) {
  const classes = new Map(work.map(({ classroom_id, classroom_name }) => [classroom_id, classroom_name]))
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

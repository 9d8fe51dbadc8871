import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { myAssignmentQueries } from '../../features/assignments/my-assignments.queries'
import { myAssignmentsHeightKey } from '../../features/assignments/my-assignments-height-key'
import { findHeight } from '../../shell/remembered-heights'

/** Maximum time to wait for the assignments, in ms: a slow answer mustn't hold up the rest of the page. */
const MAX_WAIT_MS = 1500

/**
 * Says whether to wait for the assignments before the day is drawn: on the first visit, when no room can be reserved for
 * them and they would push down what is being read.
 *
 * @returns `unknown` while to wait for the answer; `some` if there are assignments, which should come with the rest
 */
export function useFirstAssignments(userId: number | undefined): 'unknown' | 'some' | 'late' {
  const [isFirst] = useState(
    () => userId !== undefined && findHeight(myAssignmentsHeightKey(userId)) === undefined,
  )
  const [isOver, setOver] = useState(!isFirst)
  const { data, isPending } = useQuery({ ...myAssignmentQueries.toDo(), enabled: isFirst })
  useEffect(() => {
    if (!isFirst) return
    const timer = setTimeout(() => setOver(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isFirst])
  const [first, setFirst] = useState<'some' | 'late'>()
  const now = isOver ? 'late' : isPending ? 'unknown' : data && data.length > 0 ? 'some' : 'late'
  // Once the day is drawn, it stays as it is.
  if (first === undefined && now !== 'unknown') setFirst(now)
  return first ?? now
}

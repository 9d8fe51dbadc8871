import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { attemptMessages } from '../../features/assignments/tests/messages'
import { isForbidden, isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { Attempt } from './attempt'
import { Results } from './results'
import { TestFailure } from './test-failure'
import { TestSkeleton } from './test-skeleton'

/** A test of a class: students take it and see their result, staff see everybody’s. */
export function ClassTestScreen() {
  const params = useParams()
  const [classroomId, testId] = [parsePathId(params.id), parsePathId(params.testId)]
  const { data, error, refetch, isFetching } = useQuery({
    ...assignmentQueries.classroom(classroomId ?? 0),
    enabled: classroomId !== undefined,
  })
  if (classroomId === undefined || testId === undefined || isNotFound(error)) return <NotFoundScreen />
  if (isForbidden(error)) return <ForbiddenScreen text={attemptMessages.forbidden} />
  if (data?.abilities.see_progress) {
    return <Results key={testId} id={testId} classroomId={classroomId} className={data.name} />
  }
  if (data) return <Attempt key={testId} id={testId} />
  if (!error) return <TestSkeleton label={attemptMessages.loading} />
  return <TestFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
}

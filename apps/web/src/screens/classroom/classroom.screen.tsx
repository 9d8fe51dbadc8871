import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useParams } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { isForbidden, isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { usePageTitle } from '../../shell/page-title'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { ClassroomPage } from './classroom-page'
import { ClassroomSkeleton } from './classroom-skeleton'
import { classroomMessages } from './messages'

/** A classroom: its assignments and members, and for teachers the tools to set assignments and see progress. */
export function ClassroomScreen() {
  const id = parsePathId(useParams().id)
  if (id === undefined) return <NotFoundScreen />
  // The key keeps one class's state off another's page.
  return <Classroom key={id} id={id} />
}

function Classroom({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(assignmentQueries.classroom(id))
  usePageTitle(data?.name ?? pages.classroom.title)
  // The user has been removed, or the school deleted, in the meantime.
  if (isNotFound(error)) return <NotFoundScreen />
  if (isForbidden(error)) {
    return <ForbiddenScreen text={classroomMessages.forbidden} />
  }
  if (data) return <ClassroomPage classroom={data} />
  if (!error) return <ClassroomSkeleton />
  return (
    <ClassFailure
      level={1}
      error={error}
      title={classroomMessages.notLoaded}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

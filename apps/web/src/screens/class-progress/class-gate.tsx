import { useQuery } from '@tanstack/react-query'
import type { ClassroomDetail } from '@wordhoard/contracts/classrooms'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { isForbidden, isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { classProgressMessages } from './messages'

interface ClassGateProps {
  waiting: ReactNode
  children: (classroom: ClassroomDetail) => ReactNode
}

/** Loads the classroom at the address and shows it to its teachers; others see a page that explains why not. */
export function ClassGate({ waiting, children }: ClassGateProps) {
  const id = parsePathId(useParams().id)
  const { data, error, refetch, isFetching } = useQuery({
    ...assignmentQueries.classroom(id ?? 0),
    enabled: id !== undefined,
  })
  if (id === undefined || isNotFound(error)) return <NotFoundScreen />
  if (isForbidden(error) || (data && !data.abilities.see_progress)) {
    return <ForbiddenScreen text={classProgressMessages.forbidden} />
  }
  if (data) return children(data)
  if (!error) return waiting
  return (
    <ClassFailure
      level={1}
      error={error}
      title={classProgressMessages.classroomNotLoaded}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

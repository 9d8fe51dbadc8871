import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useParams } from 'react-router-dom'
import { schoolQueries } from '../../features/school/school.queries'
import { SchoolPage } from '../../features/school/school-page'
import { SchoolPageSkeleton } from '../../features/school/school-page-skeleton'
import { ApiError, errorSentence } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { schoolMessages } from './messages'

/** A school, identified by the slug in its address. */
export function SchoolScreen() {
  const { slug = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.page(slug))
  // The server rejects a slug that no school can have as invalid.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFoundScreen />
  return (
    <>
      <Title name={data?.name} />
      {data ? (
        <SchoolPage school={data} />
      ) : error ? (
        <ErrorState
          level={1}
          title={schoolMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SchoolPageSkeleton />
      )}
    </>
  )
}

function Title({ name }: { name: string | undefined }) {
  usePageTitle(name ?? pages.school.title)
  return null
}

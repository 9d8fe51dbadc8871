import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useParams } from 'react-router-dom'
import { AdminPanel } from '../../features/school/panel/admin-panel'
import { AdminPanelSkeleton } from '../../features/school/panel/admin-panel-skeleton'
import { schoolQueries } from '../../features/school/school.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { ErrorState } from '../../ui/states/error-state'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { adminPanelMessages } from './messages'

/** Where staff manage a school. Users without the right see the 403 page. */
export function AdminPanelScreen() {
  const { slug = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.staff(slug))
  // Checked before cached data: the right may have ended a moment ago.
  if (error instanceof ApiError) {
    if (error.status === 403) return <ForbiddenScreen />
    if (error.status === 404 || error.status === 400) return <NotFoundScreen />
  }
  return (
    <>
      <Title name={data?.name} />
      {data ? (
        <AdminPanel school={data} />
      ) : error ? (
        <ErrorState
          level={1}
          title={adminPanelMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <AdminPanelSkeleton />
      )}
    </>
  )
}

function Title({ name }: { name: string | undefined }) {
  usePageTitle(name === undefined ? pages.adminPanel.title : adminPanelMessages.pageTitle(name))
  return null
}

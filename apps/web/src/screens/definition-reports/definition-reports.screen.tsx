import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type DefinitionReportsPage, reportStates } from '@wordhoard/contracts/reading/definition-reports'
import { pages } from '@wordhoard/contracts/site/pages'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { PageLinks } from '../../shell/page-links'
import { usePageTitle } from '../../shell/page-title'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { NotFoundScreen } from '../not-found/not-found.screen'
import styles from './definition-reports.module.css'
import { definitionReportsQuery, REPORTS_PER_PAGE, type ReportState } from './definition-reports.queries'
import { definitionReportsMessages } from './messages'
import { ReportedDefinitionRow } from './reported-definition-row'
import { useReportChanges } from './use-report-changes'

/** What readers reported about definitions. Everybody but operators sees the not-found page. */
export function DefinitionReportsScreen() {
  const [params] = useSearchParams()
  const state: ReportState = params.get('state') === 'done' ? 'done' : 'open'
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const query = useQuery(definitionReportsQuery(state, page))
  // Checked before cached data: the right may have ended a moment ago.
  if (isNotFound(query.error)) return <NotFoundScreen />
  // Says nothing to anybody before the server has answered.
  if (!query.data && !query.error) return <ReportsSkeleton />
  return <Reports state={state} page={page} query={query} />
}

function searchOf(state: ReportState, page: number): string {
  const search = new URLSearchParams()
  if (state !== 'open') search.set('state', state)
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

interface ReportsProps {
  state: ReportState
  page: number
  query: UseQueryResult<DefinitionReportsPage>
}

function Reports({ state, page, query }: ReportsProps) {
  usePageTitle(pages.definitionReports.title)
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed leaves with its row.
  const { movingKey, move } = useReportChanges(() => title.current?.focus())
  const lastPage = Math.max(1, Math.ceil((data?.found ?? 0) / REPORTS_PER_PAGE))
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage

  // The last definition of the last page may have been moved.
  useEffect(() => {
    if (isBeyond) void navigate({ search: searchOf(state, lastPage) }, { replace: true })
  }, [isBeyond, lastPage, state, navigate])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 ref={title} className={styles.title} tabIndex={-1}>
            {definitionReportsMessages.title}
          </h1>
          <p className={styles.about}>{definitionReportsMessages.about}</p>
        </div>
        <nav className={styles.states} aria-label={definitionReportsMessages.states}>
          {reportStates.map((one) => (
            <Link
              key={one}
              className={styles.state}
              to={{ search: searchOf(one, 1) }}
              aria-current={one === state ? 'page' : undefined}
            >
              {definitionReportsMessages.state[one]}
            </Link>
          ))}
        </nav>
      </header>
      {data && data.definitions.length > 0 ? (
        <div>
          <p className={styles.count} role="status">
            {definitionReportsMessages.count(data.found)}
          </p>
          <ul
            className={styles.list}
            aria-label={definitionReportsMessages.title}
            aria-busy={isPlaceholderData}
          >
            {data.definitions.map((reported) => (
              <ReportedDefinitionRow
                key={reported.definition_key}
                reported={reported}
                state={state}
                isMoving={movingKey === reported.definition_key}
                onMove={() => move(reported, state === 'open' ? 'done' : 'open')}
              />
            ))}
          </ul>
          <PageLinks page={page} pages={lastPage} searchOf={(to) => searchOf(state, to)} />
        </div>
      ) : data ? (
        <EmptyState icon={<CircleCheck />} {...definitionReportsMessages.none[state]} />
      ) : (
        <ErrorState
          title={definitionReportsMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  )
}

function ReportsSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label={definitionReportsMessages.loading}>
        <Skeleton width="16rem" height="2.25rem" />
        <Skeleton width="60%" />
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
      </SkeletonGroup>
    </div>
  )
}

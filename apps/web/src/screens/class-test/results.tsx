import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { describeClosing } from '../../features/assignments/tests/closing-text'
import { testListMessages, testResultsMessages } from '../../features/assignments/tests/messages'
import { TestActions } from '../../features/assignments/tests/test-actions'
import { TestResults } from '../../features/assignments/tests/test-results'
import { testQueries } from '../../features/assignments/tests/tests.queries'
import { isForbidden, isNotFound } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import styles from './class-test.module.css'
import { TestSkeleton } from './test-skeleton'

/** A test as staff of the class see it. */
export function Results({
  id,
  classroomId,
  className,
}: {
  id: number
  classroomId: number
  className: string
}) {
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useQuery(testQueries.results(id))
  usePageTitle(data?.test.title ?? pages.classTest.title)
  if (isNotFound(error)) return <NotFoundScreen />
  if (isForbidden(error)) return <ForbiddenScreen />
  if (!data) {
    return error ? (
      <ClassFailure
        level={1}
        error={error}
        title={testResultsMessages.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <TestSkeleton label={testResultsMessages.loading} />
    )
  }
  const { test } = data
  const leave = () => void navigate(paths.classroom(classroomId), { replace: true })
  return (
    <div className={styles.results}>
      <header className={styles.header}>
        <div>
          <Link className={styles.back} to={paths.classroom(classroomId)}>
            <ArrowLeft aria-hidden />
            <bdi>{className}</bdi>
          </Link>
          <h1 className={styles.title} dir="auto">
            {test.title}
          </h1>
          <p className={styles.state}>
            {describeClosing(test)} · {testListMessages.questions(test.questions_num)}
          </p>
        </div>
        <div className={styles.actions}>
          <TestActions test={test} onDeleted={leave} />
        </div>
      </header>
      <TestResults results={data} />
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useState } from 'react'
import { attemptMessages } from '../../features/assignments/tests/messages'
import { TestIntro } from '../../features/assignments/tests/test-intro'
import { TestQuestionForm } from '../../features/assignments/tests/test-question'
import { TestResult } from '../../features/assignments/tests/test-result'
import { testQueries } from '../../features/assignments/tests/tests.queries'
import { saveWords } from '../../features/vocabulary/save-words'
import { isForbidden, isNotFound } from '../../http/api-error'
import { usePageTitle } from '../../shell/page-title'
import { ForbiddenScreen } from '../forbidden/forbidden.screen'
import { NotFoundScreen } from '../not-found/not-found.screen'
import styles from './class-test.module.css'
import { TestFailure } from './test-failure'
import { TestSkeleton } from './test-skeleton'

/** A student’s attempt: what the test is, its questions, the result. */
export function Attempt({ id }: { id: number }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(testQueries.attempt(id))
  const [isTaking, setTaking] = useState(false)
  usePageTitle(data?.test.title ?? pages.classTest.title)
  if (isNotFound(error)) return <NotFoundScreen />
  if (isForbidden(error)) return <ForbiddenScreen text={attemptMessages.forbidden} />
  if (!data) {
    return error ? (
      <TestFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <TestSkeleton label={attemptMessages.loading} />
    )
  }
  const { question, result } = data
  return (
    <div className={styles.page} data-asking={isTaking && question !== null}>
      {result ? (
        <TestResult
          attempt={data}
          result={result}
          takesFocus={isTaking}
          onSave={(words) => saveWords(client, words, () => () => undefined)}
        />
      ) : isTaking && question ? (
        <TestQuestionForm
          key={question.number}
          attempt={data}
          question={question}
          onStop={() => setTaking(false)}
        />
      ) : (
        <TestIntro attempt={data} onStart={() => setTaking(true)} />
      )}
    </div>
  )
}

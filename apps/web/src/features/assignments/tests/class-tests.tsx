import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ListedTest } from '@wordhoard/contracts/classes/class-tests'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { ReservedHeight } from '../../../shell/reserved-height'
import { Button } from '../../../ui/button'
import list from '../assignment-list.module.css'
import page from '../class-page.module.css'
import { ClassFailure } from '../progress/class-failure'
import styles from './class-tests.module.css'
import { testListMessages } from './messages'
import { TestRow } from './test-row'
import { testQueries } from './tests.queries'

const loadSetTest = async () => (await import('./dialogs/set-test-dialog')).SetTestDialog

interface ClassTestsProps {
  classroomId: number
  studentsNum: number
  isTeacher: boolean
}

/** The tests of a class. Students of a class without tests see nothing. */
export function ClassTests({ classroomId, studentsNum, isTeacher }: ClassTestsProps) {
  const id = useId()
  const query = useQuery(testQueries.ofClass(classroomId))
  const [isSetting, setSetting] = useState(false)
  const isShown = isTeacher || query.error !== null || (query.data?.length ?? 0) > 0
  return (
    <ReservedHeight part={`tests of class ${classroomId}`} query={query}>
      {isShown && (
        <section aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={page.heading}>
              {isTeacher ? testListMessages.title : testListMessages.mine}
            </h2>
            {isTeacher && (
              <Button icon={<Plus aria-hidden />} onClick={() => setSetting(true)}>
                {testListMessages.setTest}
              </Button>
            )}
          </div>
          <TestRows query={query} studentsNum={studentsNum} isTeacher={isTeacher} />
          {isTeacher && (
            <LazyDialog
              load={loadSetTest}
              props={{ classroomId, open: isSetting, onClose: () => setSetting(false) }}
            />
          )}
        </section>
      )}
    </ReservedHeight>
  )
}

interface TestRowsProps extends Pick<ClassTestsProps, 'studentsNum' | 'isTeacher'> {
  query: UseQueryResult<ListedTest[]>
}

function TestRows({ query, studentsNum, isTeacher }: TestRowsProps) {
  const { data, error, refetch, isFetching } = query
  if (!data) {
    return (
      error && (
        <ClassFailure
          error={error}
          title={testListMessages.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )
    )
  }
  if (data.length === 0) return <p className={styles.none}>{testListMessages.none}</p>
  return (
    <ul className={list.list}>
      {data.map((test) => (
        <TestRow
          key={test.id}
          test={test}
          state={isTeacher ? testListMessages.finishedBy(test.finished_num ?? 0, studentsNum) : stateOf(test)}
          isDone={!isTeacher && test.answered_num === test.questions_num}
        />
      ))}
    </ul>
  )
}

/** Says how far a student is with a test. */
function stateOf({ answered_num, questions_num, right_num, is_open }: ListedTest): string {
  if (right_num !== null && answered_num > 0) return testListMessages.score(right_num, questions_num)
  if (!is_open) return testListMessages.missed
  return answered_num === 0
    ? testListMessages.notTaken
    : testListMessages.partTaken(answered_num, questions_num)
}

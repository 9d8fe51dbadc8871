import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '../../../session/session.store'
import { ReservedHeight } from '../../../shell/reserved-height'
import list from '../assignment-list.module.css'
import styles from '../my-assignments.module.css'
import { testListMessages } from './messages'
import { myTestsHeightKey } from './my-tests-height-key'
import { TestRow } from './test-row'
import { testQueries } from './tests.queries'

/** The learner's open tests, next closing first. Renders nothing if there are none; the class page says why if it fails. */
export function MyTests() {
  const id = useId()
  const query = useQuery(testQueries.mine())
  const part = myTestsHeightKey(useSession(({ user }) => user?.user_id))
  const { data } = query
  return (
    <ReservedHeight part={part} query={query}>
      {data && data.length > 0 && (
        <section className={styles.work} aria-labelledby={id}>
          <div className={styles.heading}>
            <h2 id={id}>{testListMessages.mine}</h2>
          </div>
          <ul className={list.list}>
            {data.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                state={
                  test.answered_num === 0
                    ? testListMessages.notTaken
                    : testListMessages.partTaken(test.answered_num, test.questions_num)
                }
                from={test.classroom_name}
              />
            ))}
          </ul>
        </section>
      )}
    </ReservedHeight>
  )
}

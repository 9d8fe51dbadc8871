import type { TestResults as Results } from '@wordhoard/contracts/classes/class-tests'
import { Users } from 'lucide-react'
import { useId } from 'react'
import { shortDate } from '../../../lib/dates'
import { EmptyState } from '../../../ui/states/empty-state'
import { ClassFigures } from '../progress/class-figures'
import { type StudentColumn, StudentTable } from '../progress/student-table'
import { AskedText, taskOf } from './asked-text'
import { testResultsMessages } from './messages'
import { mostMissedFirst } from './most-missed-first'
import styles from './test-results.module.css'

type Row = Results['students'][number]
type Question = Results['questions'][number]

const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const number = (value: number) => value.toLocaleString('en-GB')

/** Students’ scores in a test, and its questions with what was chosen. */
export function TestResults({ results }: { results: Results }) {
  const id = useId()
  const { test, students, questions } = results
  const finished = students.filter(({ finished_at }) => finished_at !== null)
  const sum = finished.reduce((total, { right_num }) => total + right_num, 0)
  const average =
    finished.length === 0 ? testResultsMessages.none : number(Math.round((sum / finished.length) * 10) / 10)
  const hasAnswers = questions.some(({ answered_num }) => answered_num > 0)
  return (
    <>
      {students.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={testResultsMessages.noStudents}
          text={testResultsMessages.noStudentsText}
        />
      ) : (
        <>
          <ClassFigures
            figures={[
              {
                label: testResultsMessages.finished,
                value: number(finished.length),
                of: testResultsMessages.of(students.length),
              },
              {
                label: testResultsMessages.average,
                value: average,
                ...(finished.length > 0 && { of: testResultsMessages.of(test.questions_num) }),
              },
            ]}
          />
          <StudentTable
            label={testResultsMessages.students}
            rows={students}
            columns={columnsOf(test.questions_num)}
          />
        </>
      )}
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {hasAnswers ? testResultsMessages.questions : testResultsMessages.questionsBefore}
        </h2>
        <ol className={styles.questions}>
          {mostMissedFirst(questions).map((question) => (
            <QuestionResult key={question.number} question={question} />
          ))}
        </ol>
      </section>
    </>
  )
}

function columnsOf(questions: number): readonly StudentColumn<Row>[] {
  const { columns } = testResultsMessages
  return [
    {
      key: 'score',
      label: columns.score,
      value: ({ right_num, answered_num }) => (answered_num === 0 ? null : right_num),
      cell: ({ right_num, answered_num }) =>
        answered_num === 0 ? testResultsMessages.none : testResultsMessages.scoreOf(right_num, questions),
    },
    {
      key: 'answered',
      label: columns.answered,
      value: ({ answered_num }) => answered_num,
      cell: ({ answered_num }) => testResultsMessages.scoreOf(answered_num, questions),
    },
    {
      key: 'finished',
      label: columns.finished,
      value: ({ finished_at }) => finished_at,
      cell: ({ finished_at }) => (finished_at ? dayOfFinish(finished_at) : testResultsMessages.notStarted),
    },
  ]
}

/** Leaves out this year, so that the table fits on a phone. */
function dayOfFinish(finishedAt: string): string {
  const date = new Date(finishedAt)
  return date.getFullYear() === new Date().getFullYear() ? dayMonth.format(date) : shortDate(finishedAt)
}

function QuestionResult({ question }: { question: Question }) {
  const { word, options, answered_num, right_num, unsure_num } = question
  return (
    <li className={styles.question}>
      <div className={styles.line}>
        <h3 lang="en-GB">{word}</h3>
        <span className={styles.missed} data-many={answered_num > 0 && right_num * 2 < answered_num}>
          {answered_num === 0
            ? testResultsMessages.noAnswers
            : testResultsMessages.missedBy(answered_num - right_num, answered_num)}
        </span>
      </div>
      <p className={styles.task}>{taskOf(question)}</p>
      <p className={styles.asked}>
        <AskedText asked={question} />
      </p>
      <ul className={styles.options}>
        {options
          .toSorted((a, b) => Number(b.is_right) - Number(a.is_right))
          .map(({ text, is_right, chosen_num }) => (
            <li key={text} data-right={is_right}>
              <span lang="en-GB">{text}</span>{' '}
              <span className={styles.chosen}>
                {[
                  is_right && testResultsMessages.right,
                  chosen_num > 0 && testResultsMessages.chosenBy(chosen_num),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
      </ul>
      {unsure_num > 0 && <p className={styles.chosen}>{testResultsMessages.unsureBy(unsure_num)}</p>}
    </li>
  )
}

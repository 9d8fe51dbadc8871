import type { TestAttempt } from '@wordhoard/contracts/classes/class-tests'
import { Eye, ListChecks, Lock, Pause } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button, buttonClass } from '../../../ui/button'
import { TaskIntro } from '../../../ui/questions/task-intro'
import { formatClosing } from './closing-text'
import { attemptMessages } from './messages'
import styles from './test-attempt.module.css'

const { facts } = attemptMessages

/** Says what a test is, and who sees the answers, before it begins. */
export function TestIntro({ attempt, onStart }: { attempt: TestAttempt; onStart: () => void }) {
  const { test, answered_num } = attempt
  const { closes_at, questions_num } = test
  const lines = [
    { icon: ListChecks, text: facts.questions(questions_num) },
    { icon: Lock, text: facts.once },
    { icon: Pause, text: closes_at === null ? facts.pause : facts.pauseUntil(formatClosing(closes_at)) },
    { icon: Eye, text: facts.seen },
  ]
  return (
    <TaskIntro
      before={
        <p className={styles.class}>
          <Link to={paths.classroom(test.classroom_id)} dir="auto">
            {test.classroom_name}
          </Link>
        </p>
      }
      title={test.title}
      lead={answered_num > 0 ? attemptMessages.answered(answered_num, questions_num) : undefined}
      facts={lines}
      actions={
        <>
          <Button variant="primary" size="large" onClick={onStart}>
            {answered_num > 0 ? attemptMessages.goOn : attemptMessages.start}
          </Button>
          <Link
            className={buttonClass({ variant: 'quiet', size: 'large' })}
            to={paths.classroom(test.classroom_id)}
          >
            {attemptMessages.notNow}
          </Link>
        </>
      }
    />
  )
}

import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { ChevronDown, ChevronUp, PartyPopper } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { IconButton } from '../../ui/icon-button'
import styles from './checklist.module.css'
import { LanguageRow } from './language-row'
import { firstStepsMessages } from './messages'
import { TaskRow } from './task-row'
import { type Task, taskState, tasks } from './tasks'
import { WordCheckRow } from './word-check-row'

interface ChecklistProps {
  /** Whether only the heading is shown. */
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  stage: OwnUserInfo['onboarding_stage']
  /** The user's estimated level; null while too little is known. */
  level: OwnUserInfo['estimated_level']
  /** Whether the stage is being advanced. */
  busy: boolean
  /** Why advancing failed, or null. */
  failure: string | null
  onBegin: (task: Task['stage']) => void
  /** Called when the user dismisses the finished list. */
  onFinish: () => void
}

/** The first steps as a card: completed, active and locked tasks, and optional ones apart. It can be folded away. */
export function Checklist({
  stage,
  level,
  busy,
  failure,
  isFolded,
  onFold,
  onBegin,
  onFinish,
}: ChecklistProps) {
  const isCompleted = stage === 'completed'
  const heading = useFocusWhenTrue(isCompleted)
  const done = tasks.filter((task) => taskState(task.stage, stage) === 'completed').length
  const [body, optional] = [useId(), useId()]
  return (
    <section className={styles.onboarding} aria-labelledby="first-steps">
      <div className={styles.heading}>
        <div>
          <h2 id="first-steps" ref={heading} tabIndex={-1}>
            {isCompleted ? firstStepsMessages.finishedTitle : firstStepsMessages.title}
          </h2>
          <p role="status">{firstStepsMessages.done(done, tasks.length)}</p>
        </div>
        <IconButton
          label={firstStepsMessages.toggle}
          icon={isFolded ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => onFold(!isFolded)}
        />
      </div>
      <progress
        className={styles.progress}
        value={done}
        max={tasks.length}
        aria-label={firstStepsMessages.progress}
      />
      <div id={body} hidden={isFolded}>
        {isCompleted && <Finished onFinish={onFinish} />}
        <ol className={styles.tasks}>
          {tasks.map((task) => (
            <TaskRow
              key={task.stage}
              task={task}
              state={taskState(task.stage, stage)}
              busy={busy}
              failure={failure}
              onBegin={() => onBegin(task.stage)}
            />
          ))}
        </ol>
        <p className={styles.optional} id={optional}>
          {firstStepsMessages.optional}
        </p>
        <ul aria-labelledby={optional}>
          <LanguageRow />
          <WordCheckRow level={level} />
        </ul>
        {!isCompleted && (
          <Link className={cx(buttonClass(), styles.explore)} to={paths.articles}>
            {firstStepsMessages.explore}
          </Link>
        )}
      </div>
    </section>
  )
}

function Finished({ onFinish }: { onFinish: () => void }) {
  return (
    <div className={styles.finished}>
      <PartyPopper aria-hidden />
      <p>{firstStepsMessages.finished}</p>
      <Button variant="primary" size="large" onClick={onFinish}>
        {firstStepsMessages.finish}
      </Button>
    </div>
  )
}

/** Slightly longer than a closing dialog holds the focus and blocks scrolling. */
const DIALOG_CLOSE_MS = 300

/**
 * Scrolls to the top and focuses an element there once a condition becomes true: the element that had the focus may be
 * gone.
 */
function useFocusWhenTrue(isTrue: boolean) {
  const element = useRef<HTMLHeadingElement>(null)
  const wasTrue = useRef(isTrue)
  useEffect(() => {
    const hasBecomeTrue = isTrue && !wasTrue.current
    wasTrue.current = isTrue
    if (!hasBecomeTrue) return
    const timer = setTimeout(() => {
      window.scrollTo(0, 0)
      element.current?.focus({ preventScroll: true })
    }, DIALOG_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isTrue])
  return element
}

import { Check, Lock } from 'lucide-react'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './checklist.module.css'
import { firstStepsMessages } from './messages'
import type { Task, TaskState } from './tasks'

interface TaskRowProps {
  task: Task
  state: TaskState
  /** Whether the stage is being advanced. */
  busy: boolean
  /** Why advancing failed, or null. */
  failure: string | null
  onBegin: () => void
}

const stateNames: Record<TaskState, string> = firstStepsMessages.states

/** A task of the checklist with its mark and text, and with its button if it is the active one. */
export function TaskRow({ task, state, busy, failure, onBegin }: TaskRowProps) {
  const isActive = state === 'active'
  return (
    <li className={styles.task} data-state={state} aria-current={isActive ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden>
        {state === 'completed' && <Check />}
        {state === 'locked' && <Lock />}
      </span>
      <div className={styles.what}>
        <h3>
          {task.title} <VisuallyHidden>({stateNames[state]})</VisuallyHidden>
        </h3>
        <p>{task.text}</p>
        {isActive && failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {task.action && state !== 'completed' && (
        <Button
          variant={isActive ? 'primary' : 'secondary'}
          disabled={!isActive}
          busy={isActive && busy}
          onClick={onBegin}
        >
          {task.action}
        </Button>
      )}
    </li>
  )
}

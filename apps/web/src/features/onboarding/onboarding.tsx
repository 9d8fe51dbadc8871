import type { OwnUserInfo } from '@wordhoard/contracts/user-info'
import { PartyPopper } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { errorSentence } from '../../lib/api-error'
import { LazyDialog } from '../../lib/lazy-dialog'
import { paths } from '../../lib/paths'
import { Button, buttonClass } from '../../ui/button'
import styles from './onboarding.module.css'
import { TaskRow } from './task-row'
import { type Task, taskState, tasks } from './tasks'
import { useNextStage } from './use-next-stage'

const loadSettings = async () => (await import('../profile/settings-dialog')).SettingsDialog

interface OnboardingProps {
  profile: OwnUserInfo
  /** The finished list is put away. */
  onFinish: () => void
}

/** The first steps as a list: what is done, what is next, what comes later. */
export function Onboarding({ profile, onFinish }: OnboardingProps) {
  const stage = profile.onboarding_stage
  const isCompleted = stage === 'completed'
  const [isSettingUp, setSettingUp] = useState(false)
  const next = useNextStage()
  const heading = useFocusWhenTrue(isCompleted)
  const begin = useTaskBeginning(stage, next.mutateAsync, () => setSettingUp(true))
  const done = tasks.filter((task) => taskState(task.stage, stage) === 'completed').length
  return (
    <section className={styles.onboarding} aria-labelledby="first-steps">
      <div className={styles.heading}>
        <div>
          <h2 id="first-steps" ref={heading} tabIndex={-1}>
            {isCompleted ? 'You are all set' : 'First steps'}
          </h2>
          <p role="status">
            {done} of {tasks.length} done
          </p>
        </div>
        {!isCompleted && (
          <Link className={buttonClass()} to={paths.articles}>
            Explore
          </Link>
        )}
      </div>
      <progress className={styles.progress} value={done} max={tasks.length} aria-label="First steps done" />
      {isCompleted && (
        <div className={styles.finished}>
          <PartyPopper aria-hidden />
          <p>That was all. Come back tomorrow: a few minutes a day are worth more than an hour on Sunday.</p>
          <Button variant="primary" size="large" onClick={onFinish}>
            Go to my page
          </Button>
        </div>
      )}
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow
            key={task.stage}
            task={task}
            state={taskState(task.stage, stage)}
            busy={next.isPending}
            failure={next.error && errorSentence(next.error)}
            onBegin={() => void begin(task.stage)}
          />
        ))}
      </ol>
      <LazyDialog
        load={loadSettings}
        props={{
          profile,
          open: isSettingUp,
          onClose: () => setSettingUp(false),
          onSaved: () => next.mutate('setup_profile'),
        }}
      />
    </section>
  )
}

/** Brings the focus to an element when something has become true: what had it may be gone. */
function useFocusWhenTrue(isTrue: boolean) {
  const element = useRef<HTMLHeadingElement>(null)
  const wasTrue = useRef(isTrue)
  useEffect(() => {
    if (isTrue && !wasTrue.current) element.current?.focus()
    wasTrue.current = isTrue
  }, [isTrue])
  return element
}

/** What pressing a task's button does: the stage advances on the server, then the page changes. */
function useTaskBeginning(
  stage: OwnUserInfo['onboarding_stage'],
  advance: (from: OwnUserInfo['onboarding_stage']) => Promise<unknown>,
  openSettings: () => void,
) {
  const navigate = useNavigate()
  return async (task: Task['stage']) => {
    // The profile's stage advances when the profile has been saved, not when its form is looked at.
    if (task === 'setup_profile') return openSettings()
    try {
      if (task === 'read_article') (await import('./open-welcome-text')).openWelcomeText()
      await advance(stage)
    } catch (error) {
      // The list says what failed; the button stays to be pressed again.
      return console.info('The stage did not advance', error)
    }
    if (task === 'read_article') void navigate(paths.read)
    if (task === 'learn_spells') void navigate(paths.learn)
    if (task === 'view_vocabulary') void navigate(paths.vocabulary)
  }
}

import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import { RotateCcw, ShieldCheck, Square, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Spinner } from '../../../ui/states/spinner'
import styles from './human-check.module.css'
import { HumanCheckRun, type HumanCheckState } from './human-check-run'
import { humanCheckMessages } from './messages'
import { TurnstileWidget } from './turnstile-widget'

export interface HumanCheckControl {
  action: HumanCheckAction
  state: HumanCheckState
  run: HumanCheckRun
}

/**
 * Creates the human check of one form; `HumanCheck` renders it.
 *
 * @param onDemand requests nothing from the server before `run.token()` is called.
 */
export function useHumanCheck(action: HumanCheckAction, onDemand = false): HumanCheckControl {
  const [state, show] = useState<HumanCheckState>({ step: onDemand ? 'resting' : 'loading' })
  const [run] = useState(() => new HumanCheckRun(action, show))
  useEffect(() => {
    if (!onDemand) void run.prepare()
    return () => run.stop()
  }, [run, onDemand])
  return { action, state, run }
}

/**
 * Shows the state of the check and what the user can do about it. The check starts by itself at the first interaction
 * with its form.
 */
export function HumanCheck({ control, error }: { control: HumanCheckControl; error?: string | undefined }) {
  const { action, state, run } = control
  const place = useRef<HTMLDivElement>(null)
  const isIdle = state.step === 'idle'

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !isIdle) return
    // A field that takes the focus by itself is no interaction.
    const begin = () => void run.token()
    const touches = ['focusin', 'pointerdown', 'input'] as const
    for (const touch of touches) form.addEventListener(touch, begin, { once: true })
    return () => {
      for (const touch of touches) form.removeEventListener(touch, begin)
    }
  }, [isIdle, run])

  if (state.step === 'off' || state.step === 'resting') return null
  return (
    <div ref={place} className={styles.check}>
      {state.step === 'widget' ? (
        <TurnstileWidget
          key={state.round}
          siteKey={state.siteKey}
          action={action}
          onToken={(token) => run.takeWidgetToken(token)}
          onFail={(failure) => run.fail(failure)}
        />
      ) : (
        <CheckRow state={state} run={run} />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function CheckRow({ state, run }: { state: HumanCheckState; run: HumanCheckRun }) {
  if (state.step === 'idle') {
    return (
      <button type="button" className={styles.row} onClick={() => void run.token()}>
        <Square aria-hidden />
        <span className={styles.text}>{humanCheckMessages.start}</span>
      </button>
    )
  }
  if (state.step === 'failed') {
    return (
      <div className={cx(styles.row, styles.failed)} role="alert">
        <TriangleAlert aria-hidden />
        <span className={styles.text}>{humanCheckMessages.failed(state.reason)}</span>
        <Button variant="quiet" icon={<RotateCcw />} onClick={() => void run.reset()}>
          {humanCheckMessages.tryAgain}
        </Button>
      </div>
    )
  }
  const isSolved = state.step === 'solved'
  return (
    <div className={cx(styles.row, isSolved && styles.solved)} role="status">
      {isSolved ? <ShieldCheck aria-hidden /> : <Spinner />}
      <span className={styles.text}>{isSolved ? humanCheckMessages.solved : humanCheckMessages.working}</span>
    </div>
  )
}

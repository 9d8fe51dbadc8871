import { Check, CloudOff, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import styles from './answer-popup.module.css'
import { gameResultMessages } from './messages'

interface AnswerPopupProps {
  tone: 'right' | 'wrong' | 'plain'
  title: string
  /** What the answer was worth, shown at the end of the title line. */
  worth?: string | undefined
  /** The right answer, or any other message. */
  children?: ReactNode
  onContinue: () => void
  /** Undoes the answer; absent where that isn't possible. */
  undo?: { label: string; isBusy: boolean; onUndo: () => void } | undefined
}

const icons = { right: Check, wrong: X, plain: CloudOff }

/** Ignores key repeat: a key held down since the answer must not continue to the next game. */
const stopRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/** The pop-up with the result of an answer. It lies above the bar and moves nothing on the page. */
export function AnswerPopup({ tone, title, worth, children, onContinue, undo }: AnswerPopupProps) {
  const Icon = icons[tone]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  usePageKeys({ enter: onContinue })
  return (
    <section className={cx(styles.popup, styles[tone])} aria-label={gameResultMessages.label}>
      <div className={styles.inner}>
        <p className={styles.title}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          {title}
          {worth && <span className={styles.worth}>{worth}</span>}
        </p>
        {children && <div className={styles.body}>{children}</div>}
        <div className={styles.actions}>
          {undo && (
            <Button variant="quiet" icon={<Undo2 aria-hidden />} busy={undo.isBusy} onClick={undo.onUndo}>
              {undo.label}
            </Button>
          )}
          <Button
            ref={button}
            variant="primary"
            size="large"
            className={styles.continue}
            onKeyDown={stopRepeat}
            onClick={onContinue}
          >
            {gameResultMessages.continue}
          </Button>
        </div>
      </div>
    </section>
  )
}

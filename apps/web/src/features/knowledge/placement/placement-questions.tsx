import { MAX_PLACEMENT_ITEMS, type PlacementItem } from '@wordhoard/contracts/learner/knowledge'
import { RotateCcw, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { AnswerChoice } from './answer-choice'
import { AnswerWord } from './answer-word'
import { questionMessages } from './messages'
import { giveAnswer, type PlacementPhase, retryPlacement } from './placement.store'
import styles from './placement-questions.module.css'

interface PlacementQuestionsProps {
  phase: Extract<PlacementPhase, { kind: 'asking' }>
  /** Called when the learner wants to leave. */
  onStop: () => void
}

/** The item on screen, with its answers within reach of the thumb. */
export function PlacementQuestions({ phase, onStop }: PlacementQuestionsProps) {
  const { item, answered, given, error } = phase
  const heading = useRef<HTMLHeadingElement>(null)
  const announced = useAnnouncement(item, heading)
  const isBusy = given !== null && !error
  const answer = (value: string) => void giveAnswer(value)
  const isWord = item.kind === 'word'
  return (
    <section className={styles.questions} data-kind={item.kind} aria-busy={isBusy}>
      <div className={styles.head}>
        <IconButton label={questionMessages.stop} icon={<X />} onClick={onStop} />
        <progress
          className={styles.progress}
          value={answered}
          max={MAX_PLACEMENT_ITEMS}
          aria-label={questionMessages.progress}
        />
      </div>
      <div className={styles.middle}>
        <h1 ref={heading} tabIndex={-1} className={styles.question}>
          <span className={styles.asked}>{isWord ? questionMessages.known : questionMessages.meaning} </span>
          <span key={item.word} lang="en-GB" className={styles.word}>
            {item.spelling ?? item.word}
          </span>
        </h1>
        <Failure error={error} />
      </div>
      {isWord ? (
        <AnswerWord given={given} isBusy={isBusy} onAnswer={answer} />
      ) : (
        <AnswerChoice
          key={item.word}
          options={item.options}
          given={given}
          isBusy={isBusy}
          onAnswer={answer}
        />
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  )
}

function Failure({ error }: { error: unknown }): ReactNode {
  if (!error) return null
  return (
    <p className={styles.failure} role="alert">
      {questionMessages.notSaved(errorSentence(error))}
      <Button variant="quiet" icon={<RotateCcw aria-hidden />} onClick={retryPlacement}>
        {questionMessages.tryAgain}
      </Button>
    </p>
  )
}

/**
 * Tells screen readers what is asked. After another kind of item the pressed button is gone, so that the focus moves to
 * the question; otherwise the focus stays on the button, and the new word is announced.
 */
function useAnnouncement(item: PlacementItem, heading: RefObject<HTMLElement | null>): string {
  const kind = useRef<PlacementItem['kind']>(undefined)
  const [announced, announce] = useState('')
  useEffect(() => {
    const isAlike = kind.current === item.kind
    kind.current = item.kind
    announce(isAlike ? (item.spelling ?? item.word) : '')
    if (!isAlike) heading.current?.focus({ preventScroll: true })
  }, [item, heading])
  return announced
}

import type { PlacementItem } from '@wordhoard/contracts/learner/knowledge'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import type { AnswersProps } from './answer-word'
import { questionMessages } from './messages'
import styles from './placement-questions.module.css'

interface AnswerChoiceProps extends AnswersProps {
  options: Extract<PlacementItem, { kind: 'choice' }>['options']
}

/** The meanings to choose from. */
export function AnswerChoice({ options, given, isBusy, onAnswer }: AnswerChoiceProps) {
  const skip = () => onAnswer('skip')
  const byNumber = Object.fromEntries(
    options.map(({ id }, at) => [String(at + 1), () => onAnswer(id)] as const),
  )
  usePageKeys({ ...byNumber, s: skip, arrowdown: skip })
  return (
    <div className={styles.answers}>
      <ol className={styles.options} aria-label={questionMessages.answers}>
        {options.map(({ id, text }, at) => (
          <li key={id}>
            <Button
              className={styles.option}
              aria-disabled={isBusy || undefined}
              data-given={given === id || undefined}
              onClick={() => onAnswer(id)}
            >
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              {text}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        className={styles.skip}
        aria-disabled={isBusy || undefined}
        data-given={given === 'skip' || undefined}
        onClick={skip}
      >
        {questionMessages.unsure}
        <kbd aria-hidden>{questionMessages.keys.skip}</kbd>
      </Button>
    </div>
  )
}

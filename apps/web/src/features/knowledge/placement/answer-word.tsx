import { Check, X } from 'lucide-react'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { questionMessages } from './messages'
import styles from './placement-questions.module.css'

export interface AnswersProps {
  /** The answer that was given last. */
  given: string | null
  /** True while it is on its way. */
  isBusy: boolean
  onAnswer: (answer: string) => void
}

const { keys } = questionMessages

/** Yes, no and skip. Neither is filled, so that neither looks like the answer that we want. */
export function AnswerWord({ given, isBusy, onAnswer }: AnswersProps) {
  const no = () => onAnswer('no')
  const yes = () => onAnswer('yes')
  const skip = () => onAnswer('skip')
  usePageKeys({ n: no, arrowleft: no, y: yes, arrowright: yes, s: skip, arrowdown: skip })
  const state = (answer: string) => ({
    'aria-disabled': isBusy || undefined,
    'data-given': given === answer || undefined,
  })
  return (
    <div className={styles.answers}>
      <div className={styles.pair}>
        <Button className={styles.big} icon={<X aria-hidden />} onClick={no} {...state('no')}>
          {questionMessages.no}
          <kbd aria-hidden>{keys.no}</kbd>
        </Button>
        <Button className={styles.big} icon={<Check aria-hidden />} onClick={yes} {...state('yes')}>
          {questionMessages.yes}
          <kbd aria-hidden>{keys.yes}</kbd>
        </Button>
      </div>
      <Button variant="quiet" className={styles.skip} onClick={skip} {...state('skip')}>
        {questionMessages.skip}
        <kbd aria-hidden>{keys.skip}</kbd>
      </Button>
    </div>
  )
}

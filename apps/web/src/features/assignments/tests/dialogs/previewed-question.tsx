import type { PreviewedQuestion, TestChoice } from '@wordhoard/contracts/classes/class-tests'
import { ArrowLeftRight, CircleMinus, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../ui/button'
import { AskedText, taskOf } from '../asked-text'
import { previewMessages } from '../messages'
import styles from './test-preview.module.css'

interface PreviewedQuestionProps {
  question: PreviewedQuestion
  isLeftOut: boolean
  /** The word that it can be swapped for, if there is one. */
  next: Pick<TestChoice, 'spelling'> | undefined
  isSwapping: boolean
  onSwap: () => void
  onLeaveOut: (isLeftOut: boolean) => void
}

/** A question as students will see it, with the right answer marked, and what staff can do with it. */
export function PreviewedQuestionItem({
  question,
  isLeftOut,
  next,
  isSwapping,
  onSwap,
  onLeaveOut,
}: PreviewedQuestionProps) {
  const id = useId()
  const { word, options } = question
  return (
    <li className={styles.question} data-left-out={isLeftOut}>
      <div className={styles.line}>
        <h4 id={id} lang="en-GB">
          {word}
        </h4>
        {isLeftOut && <span className={styles.task}>{previewMessages.leftOut}</span>}
      </div>
      {!isLeftOut && (
        <>
          <p className={styles.task}>{taskOf(question)}</p>
          <p className={styles.asked}>
            <AskedText asked={question} />
          </p>
          <ul className={styles.options} aria-label={previewMessages.answers}>
            {options.map(({ text, is_right }) => (
              <li key={text} data-right={is_right}>
                <span lang="en-GB">{text}</span>{' '}
                {is_right && <span className={styles.right}>{previewMessages.right}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {!isLeftOut && next && (
          <Button
            icon={<ArrowLeftRight aria-hidden />}
            busy={isSwapping}
            aria-describedby={id}
            onClick={onSwap}
          >
            {previewMessages.swap(next.spelling)}
          </Button>
        )}
        <Button
          key="leave out"
          icon={isLeftOut ? <Undo2 aria-hidden /> : <CircleMinus aria-hidden />}
          aria-describedby={id}
          onClick={() => onLeaveOut(!isLeftOut)}
        >
          {isLeftOut ? previewMessages.putBack : previewMessages.leaveOut}
        </Button>
      </div>
    </li>
  )
}

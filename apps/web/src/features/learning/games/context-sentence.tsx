import { VisuallyHidden } from '../../../ui/visually-hidden'
import { gamePlayMessages } from './messages'
import styles from './question.module.css'
import { splitAtBlanks } from './split-at-blanks'

/** The sentence in which the learner met the word, with a line in the word's place. */
export function ContextSentence({ sentence }: { sentence: string }) {
  return (
    <blockquote className={styles.context}>
      {splitAtBlanks(sentence).map(({ text, isBlank }, index) =>
        isBlank ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered.
          <span key={index} className={styles.blank}>
            <VisuallyHidden>{gamePlayMessages.blank}</VisuallyHidden>
          </span>
        ) : (
          text
        ),
      )}
    </blockquote>
  )
}

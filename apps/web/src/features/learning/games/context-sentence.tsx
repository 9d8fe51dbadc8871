import { VisuallyHidden } from '../../../ui/visually-hidden'
import { gamePlayMessages } from './messages'
import styles from './question.module.css'
import { splitAtBlanks } from './split-at-blanks'

interface ContextSentenceProps {
  sentence: string
  /** Whether it is the whole question, as in a duel. */
  isQuestion: boolean
}

/** The sentence in which the learner met the word, or that of a duel, with a line in the word's place. */
export function ContextSentence({ sentence, isQuestion }: ContextSentenceProps) {
  const Block = isQuestion ? 'p' : 'blockquote'
  return (
    <Block className={isQuestion ? styles.definition : styles.context}>
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
    </Block>
  )
}

import { characterDiff, type DiffPart } from '@wordhoard/learning/answers'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from './letter-diff.module.css'
import { spellingMessages } from './messages'
import { isNearMiss, isPartOfWord } from './near-miss'

interface LetterDiffProps {
  given: string
  right: string
  /** Whether the answer was built from pieces instead of typed. */
  isBuilt: boolean
}

/**
 * Shows the learner's answer as they gave it, and beneath it the right spelling. In a near miss, what was wrong in the
 * one and missing in the other is marked.
 */
export function LetterDiff({ given, right, isBuilt }: LetterDiffProps) {
  const wrong = characterDiff(given, right)
  const isNear = isNearMiss(wrong, right) || isPartOfWord(wrong)
  return (
    <dl className={styles.diff}>
      <dt>{isBuilt ? spellingMessages.youBuilt : spellingMessages.youWrote}</dt>
      <dd>
        <Marked text={given} parts={isNear ? wrong : []} className={styles.wrong} />
      </dd>
      <dt>{spellingMessages.rightAnswer}</dt>
      <dd className={styles.right}>
        <Marked text={right} parts={isNear ? characterDiff(right, given) : []} className={styles.missing} />
      </dd>
    </dl>
  )
}

interface MarkedProps {
  text: string
  /** The text compared with the other one; what only the other one has is left out. */
  parts: readonly DiffPart[]
  className: string | undefined
}

/** Marks the letters of a text that the other one doesn't have. Screen readers hear the whole word. */
function Marked({ text, parts, className }: MarkedProps) {
  const own = parts.filter(({ kind }) => kind !== 'missing')
  if (own.length === 0) return text
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {own.map(({ kind, text: letters }, index) =>
          kind === 'same' ? (
            letters
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer are never reordered.
            <mark key={index} className={className}>
              {letters}
            </mark>
          ),
        )}
      </span>
    </>
  )
}

import { characterDiff, type DiffPart } from '@wordhoard/learning/answers'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from './letter-diff.module.css'
import { spellingMessages } from './messages'
import { isNearMiss } from './near-miss'

/** Shows the learner's answer beside the right spelling; a near miss is compared letter by letter. */
export function LetterDiff({ given, right }: { given: string; right: string }) {
  const parts = characterDiff(given, right)
  const isNear = isNearMiss(parts, right)
  return (
    <dl className={styles.diff}>
      <dt>{spellingMessages.youWrote}</dt>
      <dd>
        {isNear && <VisuallyHidden>{given}</VisuallyHidden>}
        <span aria-hidden={isNear || undefined}>
          {isNear
            ? parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer are never reordered.
                <Part key={index} {...part} />
              ))
            : given}
        </span>
      </dd>
      <dt>{spellingMessages.rightAnswer}</dt>
      <dd className={styles.right}>{right}</dd>
    </dl>
  )
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  if (kind === 'missing') return <ins className={styles.missing}>{text}</ins>
  return <del className={styles.wrong}>{text}</del>
}

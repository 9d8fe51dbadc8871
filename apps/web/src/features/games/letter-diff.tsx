import styles from './letter-diff.module.css'

/** What was written beside the right spelling. */
export function LetterDiff({ given, right }: { given: string; right: string }) {
  return (
    <dl className={styles.diff}>
      <dt>You wrote</dt>
      <dd>{given}</dd>
      <dt>Right answer</dt>
      <dd className={styles.right}>{right}</dd>
    </dl>
  )
}

import styles from '../word-panel.module.css'
import type { WordQuery } from '../word-query'
import { quotationMarks, quotationParts } from './quotation-parts'

const none: readonly number[] = []

/** The sentence around the word, with the word or its phrase in bold. */
export function WordQuotation({
  query,
  covered = none,
}: {
  query: WordQuery
  covered?: readonly number[] | undefined
}) {
  const quoted = { ...query, ...query.quote }
  if (quoted.before.trim() === '' && quoted.after.trim() === '') return null
  const [opening, closing] = quotationMarks(quoted)
  return (
    <blockquote className={styles.quotation}>
      {opening}
      {quotationParts(quoted, covered).map(({ text, isBold }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a quotation are never reordered.
        isBold ? <b key={index}>{text}</b> : text,
      )}
      {closing}
    </blockquote>
  )
}

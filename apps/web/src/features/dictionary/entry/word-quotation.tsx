import styles from '../word-panel.module.css'
import type { WordQuery } from '../word-query'
import { quotationParts } from './quotation-parts'

const none: readonly number[] = []

/** The text around the word, with the word or its phrase in bold. */
export function WordQuotation({
  query,
  covered = none,
}: {
  query: WordQuery
  covered?: readonly number[] | undefined
}) {
  if (query.before.trim() === '' && query.after.trim() === '') return null
  return (
    <blockquote className={styles.quotation}>
      “
      {quotationParts(query, covered).map(({ text, isBold }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a quotation are never reordered.
        isBold ? <b key={index}>{text}</b> : text,
      )}
      ”
    </blockquote>
  )
}

import { firstWordMessages } from './first-word-messages'
import styles from './quick-start.module.css'
import { readerKeys } from './reader-keys'

/** Lists the reader's keys. */
export function ReaderKeys() {
  return (
    <>
      <h3 className={styles.label}>{firstWordMessages.keysTitle}</h3>
      <dl className={styles.keys}>
        {readerKeys.map(([signs, meaning]) => (
          <div key={meaning}>
            <dt>
              {signs.map((sign) => (sign === '–' ? <span key={sign}>–</span> : <kbd key={sign}>{sign}</kbd>))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Explains, beside a text, how to look up the first word. */
export function FirstWord() {
  return (
    <section className={styles.panel} aria-labelledby="quick-start">
      <h2 id="quick-start">{firstWordMessages.title}</h2>
      <p className={styles.lead}>{firstWordMessages.note}</p>
      <ReaderKeys />
    </section>
  )
}

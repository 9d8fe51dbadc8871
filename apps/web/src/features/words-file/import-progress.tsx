import styles from './import.module.css'
import { importMessages } from './import-messages'

/** Progress bar of a long import. */
export function ImportProgress({ label, done, all }: { label: string; done: number; all: number }) {
  const number = (value: number) => value.toLocaleString('en-GB')
  return (
    <div className={styles.progress}>
      <p>
        {label} <span className={styles.note}>{importMessages.progress.done(number(done), number(all))}</span>
      </p>
      <progress aria-label={label} value={done} max={Math.max(1, all)} />
    </div>
  )
}

import { JoinByCode } from './join-by-code'
import styles from './join-card.module.css'

/** Shown for an invalid or expired code, with a field for another one. */
export function NoInvitation({ isNoLongerValid, text }: { isNoLongerValid: boolean; text: string }) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>
        {isNoLongerValid ? 'This code is no longer good' : 'There is no such code'}
      </h1>
      <p role="alert">
        {isNoLongerValid
          ? text
          : 'Look at it again, letter by letter. A code has eight letters and digits, and no vowels among them.'}
      </p>
      <JoinByCode label="Another code" />
    </div>
  )
}

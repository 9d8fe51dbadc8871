import { JoinByCode } from './join-by-code'
import styles from './join-card.module.css'
import { joinMessages } from './join-messages'

/** Shown for an invalid or expired code, with a field for another one. */
export function NoInvitation({ isNoLongerValid, text }: { isNoLongerValid: boolean; text: string }) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>
        {isNoLongerValid ? joinMessages.overTitle : joinMessages.notFoundTitle}
      </h1>
      <p role="alert">{isNoLongerValid ? text : joinMessages.notFound}</p>
      <JoinByCode label={joinMessages.anotherCode} />
    </div>
  )
}

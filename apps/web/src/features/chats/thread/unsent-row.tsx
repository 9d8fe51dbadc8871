import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { discard, sendAgain } from '../composer/outbox'
import type { UnsentMessage } from '../composer/unsent'
import styles from '../message.module.css'
import { MessageText } from './message-text'

/** One of the user's messages that has not arrived: being sent or rejected. */
export function UnsentRow({ message: { key, content, shared, refusal } }: { message: UnsentMessage }) {
  return (
    <li className={cx(styles.row, styles.own, styles.first)}>
      <div className={styles.body}>
        <VisuallyHidden>You: </VisuallyHidden>
        <div className={styles.line}>
          <div className={cx(styles.bubble, styles.unsent)}>
            {shared && (
              <p className={styles.gone}>
                Sharing <bdi>{shared.title}</bdi>
              </p>
            )}
            {content && <MessageText content={content} />}
          </div>
        </div>
        {refusal === null ? (
          <p className={styles.note} role="status">
            Sending…
          </p>
        ) : (
          <div className={styles.refusal} role="alert">
            <p>Not sent: {refusal}</p>
            <Button onClick={() => sendAgain(key)}>Try again</Button>
            <Button variant="quiet" onClick={() => discard(key)}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

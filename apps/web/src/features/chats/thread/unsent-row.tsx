import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { composerUiMessages } from '../composer/messages'
import { discard, sendAgain } from '../composer/outbox'
import type { UnsentMessage } from '../composer/unsent'
import styles from '../message.module.css'
import { authorUiMessages } from '../messages'
import { MessageText } from './message-text'
import { unsentUiMessages } from './messages'

/** One of the user's messages that has not arrived: being sent or rejected. */
export function UnsentRow({ message: { key, content, shared, refusal } }: { message: UnsentMessage }) {
  return (
    <li className={cx(styles.row, styles.own, styles.first)}>
      <div className={styles.body}>
        <VisuallyHidden>{authorUiMessages.from(authorUiMessages.you)}</VisuallyHidden>
        <div className={styles.line}>
          <div className={cx(styles.bubble, styles.unsent)}>
            {shared && <p className={styles.gone}>{composerUiMessages.sharing(<bdi>{shared.title}</bdi>)}</p>}
            {content && <MessageText content={content} />}
          </div>
        </div>
        {refusal === null ? (
          <p className={styles.note} role="status">
            {unsentUiMessages.sending}
          </p>
        ) : (
          <div className={styles.refusal} role="alert">
            <p>{unsentUiMessages.notSent(refusal)}</p>
            <Button onClick={() => sendAgain(key)}>{unsentUiMessages.retry}</Button>
            <Button variant="quiet" onClick={() => discard(key)}>
              {unsentUiMessages.discard}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

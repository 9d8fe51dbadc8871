import { WifiOff } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useWaiting, useWaitingMessages, type Waiting } from '../../../device/outbox/waiting.store'
import { useSession } from '../../../session/session.store'
import { offlineMessages, type WaitingCounts } from '../../../shell/offline/messages'
import { paths } from '../../../shell/paths'
import styles from './offline-line.module.css'

/** Words passed while reading are not counted: the reader did nothing of their own. */
function countsOf(
  { answer = 0, word = 0, sense = 0, lookup = 0, reading = 0, note = 0, article = 0 }: Waiting['kinds'],
  messages: number,
): WaitingCounts {
  return {
    answers: answer,
    words: word + sense,
    lookUps: lookup,
    texts: reading,
    notes: note,
    articles: article,
    messages,
  }
}

/** Says that the server can't be reached, what waits to be sent, and where to see what is kept on this device. */
export function OfflineLine() {
  const waiting = useWaiting((state) => state.kinds)
  const messages = useWaitingMessages(({ count }) => count)
  const isUser = useSession(({ status }) => status === 'user')
  const { pathname } = useLocation()
  return (
    <p className={styles.notice}>
      <span className={styles.line}>
        <WifiOff aria-hidden />
        <span>{offlineMessages.line(countsOf(waiting, messages))}</span>
      </span>
      {isUser && pathname !== paths.onThisDevice && (
        <Link to={paths.onThisDevice}>{offlineMessages.whatIsKept}</Link>
      )}
    </p>
  )
}

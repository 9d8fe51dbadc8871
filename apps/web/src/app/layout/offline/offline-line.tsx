import { WifiOff } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useWaiting } from '../../../device/outbox/waiting.store'
import { useSession } from '../../../session/session.store'
import { offlineMessages } from '../../../shell/offline/messages'
import { paths } from '../../../shell/paths'
import styles from './offline-line.module.css'

/** Says that the server can't be reached, what waits to be sent, and where to see what is kept on this device. */
export function OfflineLine() {
  const waiting = useWaiting((state) => state.waiting)
  const isUser = useSession(({ status }) => status === 'user')
  const { pathname } = useLocation()
  return (
    <p className={styles.notice}>
      <WifiOff aria-hidden />
      {offlineMessages.line(waiting)}
      {isUser && pathname !== paths.onThisDevice && (
        <Link to={paths.onThisDevice}>{offlineMessages.whatIsKept}</Link>
      )}
    </p>
  )
}

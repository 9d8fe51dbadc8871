import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { layoutMessages } from './messages'
import styles from './offline-notice.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

// Prerendered pages assume a network connection.
const ahead = () => true

/** Shows a line under the top bar while the device is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, ahead)
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <WifiOff aria-hidden />
          {layoutMessages.offline}
        </p>
      )}
    </div>
  )
}

import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from './live/live'
import styles from './thread/conversation.module.css'

/** ms before a break is spoken of: most are over by then. */
const PATIENCE = 4_000

/** Says when messages do not come by themselves at the moment. */
export function ConnectionNotice() {
  const isWaiting = useLive(({ state }) => state === 'waiting')
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setSaid(false)
    const timer = setTimeout(() => setSaid(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return (
    <div role="status">
      {isSaid && (
        <p className={styles.connection}>
          <WifiOff aria-hidden />
          No connection to the chats. What you write is kept and sent once it is back.
        </p>
      )}
    </div>
  )
}

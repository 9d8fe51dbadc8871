import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from './live/live'
import { chatHeaderUiMessages } from './messages'
import styles from './thread/conversation.module.css'

/** Time before an interruption is shown, in ms; most are over by then. */
const PATIENCE = 4_000

/** Says that new messages don't arrive live at the moment. */
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
          {chatHeaderUiMessages.noConnection}
        </p>
      )}
    </div>
  )
}

import { Check } from 'lucide-react'
import { useSession } from '../../session/session.store'
import styles from './kept-mark.module.css'
import { offlineMessages } from './messages'
import { useOffline } from './offline.store'
import { useOnline } from './use-online'

interface KeptMarkProps {
  /** What the row leads to. */
  kind: 'article' | 'vocabulary' | 'chat'
  id: number
  /** Whether it follows other facts in a line. */
  isAfterFacts?: boolean
}

/** While the network is away: says whether the thing in a row can be opened. */
export function KeptMark({ kind, id, isAfterFacts }: KeptMarkProps) {
  const online = useOnline()
  const userId = useSession(({ user }) => user?.user_id)
  const kept = useOffline((state) => state.kept)
  if (online || kept === undefined || userId === undefined) return null
  const isKept = kept.has(`${userId} ${kind}:${id}`)
  return (
    <>
      {isAfterFacts && ' · '}
      <span className={isKept ? styles.kept : styles.needs}>
        {isKept && <Check aria-hidden />}
        {isKept ? offlineMessages.onDevice : offlineMessages.needsInternet}
      </span>
    </>
  )
}

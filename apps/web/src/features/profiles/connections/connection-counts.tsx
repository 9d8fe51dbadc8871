import type { ConnectionsNum } from '@wordhoard/contracts/profiles'
import { useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Skeleton } from '../../../ui/states/skeleton'
import type { Side } from '../profiles.queries'
import styles from './connections.module.css'
import { connectionCountsMessages } from './messages'

const load = async () => (await import('./connections-dialog')).ConnectionsDialog

interface ConnectionCountsProps {
  person: { readonly id: number; readonly username: string }
  /** Undefined while loading. */
  numbers: ConnectionsNum | undefined
  isMe: boolean
  /** Whether the viewer may see the lists behind the numbers. */
  isOpen: boolean
}

/** Shows how many followers a user has and how many people they follow. Each number opens its list. */
export function ConnectionCounts({ person, numbers, isMe, isOpen }: ConnectionCountsProps) {
  const [side, setSide] = useState<Side>('followers')
  const [open, setOpen] = useState(false)
  if (!numbers) return <Skeleton className={styles.waiting} width="13rem" />
  const count = (of: Side) => {
    const shown = <b>{numbers[of].toLocaleString('en-GB')}</b>
    const text =
      of === 'followers'
        ? connectionCountsMessages.followers(numbers.followers, shown)
        : connectionCountsMessages.following(shown)
    if (!isOpen) return <span className={styles.count}>{text}</span>
    return (
      <button
        type="button"
        className={styles.count}
        onClick={() => {
          setSide(of)
          setOpen(true)
        }}
      >
        {text}
      </button>
    )
  }
  return (
    <>
      <p className={styles.counts}>
        {count('followers')} {count('following')}
        {!isOpen && <span className={styles.closed}>{connectionCountsMessages.private}</span>}
      </p>
      <LazyDialog
        load={load}
        props={{ open, onClose: () => setOpen(false), person, side, isMe, expected: numbers[side] }}
      />
    </>
  )
}

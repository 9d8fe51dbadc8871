import type { ConnectionsNum } from '@wordhoard/contracts/profiles'
import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './connections.module.css'
import type { Side } from './profiles.queries'

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
  const texts: Record<Side, [number: number, label: string]> = {
    followers: [numbers.followers, numbers.followers === 1 ? 'follower' : 'followers'],
    following: [numbers.following, 'following'],
  }
  const count = (of: Side) => {
    const [number, label] = texts[of]
    const text = (
      <>
        <b>{number.toLocaleString('en-GB')}</b> {label}
      </>
    )
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
        {!isOpen && <span className={styles.closed}>Keeps the lists private</span>}
      </p>
      <LazyDialog
        load={load}
        props={{ open, onClose: () => setOpen(false), person, side, isMe, expected: numbers[side] }}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import { shellMessages } from './messages'
import styles from './second-bar.module.css'

/** The element where the shell places the bar; the bar shows as soon as it has content. */
export const useSecondBarSlot = create<{ slot: HTMLElement | null }>()(() => ({ slot: null }))

interface SecondBarProps {
  /** Controls, from the left; on phones they spread over the width. */
  children: ReactNode
  /** Figures or controls at the right end; on phones they follow the others. */
  end?: ReactNode
  /** Accessible name of the bar. */
  label?: string
}

/**
 * A screen's controls in the second bar: at the bottom of the window on a desktop, and right above the bottom
 * navigation on phones. Use `<Button variant="quiet" icon={…}>` in it.
 */
export function SecondBar({ children, end, label = shellMessages.pageActions }: SecondBarProps) {
  const slot = useSecondBarSlot((state) => state.slot)
  if (!slot) return null
  return createPortal(
    <section className={styles.bar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </section>,
    slot,
  )
}

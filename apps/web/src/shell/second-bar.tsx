import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import { shellMessages } from './messages'
import styles from './second-bar.module.css'
import { isOnServer } from './served/rendering'

/** Element around the bar in what the server renders, from which it is moved into its slot. */
export const SECOND_BAR_TAG = 'second-bar'

const FROM_SERVER = 'data-from-server'

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
  const bar = useRef<HTMLElement>(null)
  // A page from the server shows its bar until this one is there.
  useLayoutEffect(() => {
    for (const child of [...(slot?.children ?? [])])
      if (child !== bar.current && child.hasAttribute(FROM_SERVER)) child.remove()
  }, [slot])
  if (!slot && !isOnServer()) return null
  const section = (
    <section ref={bar} className={styles.bar} aria-label={label} {...(!slot && { [FROM_SERVER]: '' })}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </section>
  )
  return slot ? createPortal(section, slot) : createElement(SECOND_BAR_TAG, null, section)
}

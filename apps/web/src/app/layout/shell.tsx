import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSecondBarSlot } from '../../shell/second-bar'
import { isTakingOver } from '../../shell/served/rendering'
import { ScreenBoundary } from '../error-boundary'
import { KeysOutlet } from '../keys/keys-outlet'
import { useArrival } from '../use-arrival'
import { BottomNav } from './bottom-nav'
import { Footer } from './footer'
import { layoutMessages } from './messages'
import { OfflineNotice } from './offline/offline-notice'
import { ScreenFallback } from './screen-fallback'
import styles from './shell.module.css'
import { ToastOutlet } from './toast-outlet'
import { TopBar } from './top-bar'

/** What React must leave alone: an element that is filled by hand, and already is in a page from the server. */
const filledByHand = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Frame of every screen: bars above and below, the screen between them. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useArrival()
  const secondBar = useSecondBar()
  const [isFilled] = useState(isTakingOver)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {layoutMessages.skip}
      </a>
      <div className={styles.top}>
        <TopBar />
        <OfflineNotice />
      </div>
      <div className={styles.page}>
        {/* The footer waits for the screen, which would otherwise push it down. */}
        <Suspense
          fallback={
            <main className={styles.main}>
              <ScreenFallback />
            </main>
          }
        >
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <ScreenBoundary resetKey={pathname}>{children}</ScreenBoundary>
          </main>
          <Footer />
        </Suspense>
      </div>
      <div className={styles.secondBar} ref={secondBar} data-second-bar {...(isFilled && filledByHand)} />
      <BottomNav />
      <ToastOutlet />
      <KeysOutlet />
    </div>
  )
}

/**
 * Provides the slot for a screen's own controls, and publishes its height so that sheets and toasts stay above the
 * bars.
 */
function useSecondBar() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const slot = bar.current
    if (!slot) return
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--second-bar', `${slot.offsetHeight}px`)
    })
    observer.observe(slot)
    useSecondBarSlot.setState({ slot })
    return () => {
      observer.disconnect()
      useSecondBarSlot.setState({ slot: null })
    }
  }, [])
  return bar
}

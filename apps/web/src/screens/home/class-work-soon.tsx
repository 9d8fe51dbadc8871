import { lazy, Suspense } from 'react'
import { keptRows, roomFor } from '../../features/class-work/kept-room'
import { useSession } from '../../lib/session.store'
import styles from './own-home.module.css'

/** Comes when the first screen is there: most readers are in no class. */
const OwnWork = lazy(async () => {
  await idle()
  try {
    return { default: (await import('../../features/class-work/own-work')).OwnWork }
  } catch (error) {
    // The class's page has it too; the rest of this one must not go with it.
    console.info('The class work could not be fetched', error)
    return { default: () => null }
  }
})

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}

/** What is due for the reader's classes; while it is on its way, the room that it took last time. */
export function ClassWorkSoon() {
  const rows = keptRows(useSession(({ user }) => user?.user_id))
  return (
    <Suspense
      fallback={rows > 0 && <div className={styles.classWork} style={{ minHeight: roomFor(rows) }} />}
    >
      <div className={styles.classWork}>
        <OwnWork />
      </div>
    </Suspense>
  )
}

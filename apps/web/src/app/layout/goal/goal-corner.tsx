import { lazy, Suspense } from 'react'
import { useSession } from '../../../session/session.store'
import { cx } from '../../../ui/cx'
import styles from './goal-corner.module.css'

/** Time that the page has for itself before the goal is loaded, in ms. */
const DELAY_MS = 1000

/** Loaded after the page, which is what people came for. */
const GoalLink = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  try {
    return { default: (await import('./goal-link')).GoalLink }
  } catch (error) {
    console.info('The goal in the top bar could not be loaded', error)
    return { default: () => null }
  }
})

/** Place of the day's goal in the top bar; visitors have none. */
export function GoalCorner({ className }: { className?: string | undefined }) {
  const status = useSession((state) => state.status)
  if (status === 'visitor') return null
  return (
    <div className={cx(styles.corner, className)}>
      {status === 'user' && (
        <Suspense fallback={null}>
          <GoalLink />
        </Suspense>
      )}
    </div>
  )
}

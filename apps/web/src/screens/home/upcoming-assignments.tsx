import { type ComponentType, lazy, Suspense } from 'react'
import { myAssignmentsHeightKey } from '../../features/assignments/my-assignments-height-key'
import { useSession } from '../../session/session.store'
import { findHeight } from '../../shell/remembered-heights'
import { waitUntilIdle } from './wait-until-idle'

/** Loaded after the first screen, because most readers aren't in a class. */
const MyAssignments = lazy(async (): Promise<{ default: ComponentType }> => {
  await waitUntilIdle()
  try {
    return { default: (await import('../../features/assignments/my-assignments')).MyAssignments }
  } catch (error) {
    // The class page lists assignments too, and a failure here must not take down the rest.
    console.info('The assignments could not be fetched', error)
    return { default: () => null }
  }
})

/** Shows what's due in the reader's classes; while it loads, reserves the height that it had last time. */
export function UpcomingAssignments() {
  const height = findHeight(myAssignmentsHeightKey(useSession(({ user }) => user?.user_id))) ?? 0
  return (
    <Suspense fallback={height > 0 && <div style={{ height }} />}>
      <MyAssignments />
    </Suspense>
  )
}

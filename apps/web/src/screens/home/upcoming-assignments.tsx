import { type ComponentType, lazy, Suspense } from 'react'
import { myAssignmentsHeightKey } from '../../features/assignments/my-assignments-height-key'
import { useSession } from '../../session/session.store'
import { heightOf } from '../../shell/remembered-heights'

/** Comes when the first screen is there: most readers are in no class. */
const MyAssignments = lazy(async (): Promise<{ default: ComponentType }> => {
  await idle()
  try {
    return { default: (await import('../../features/assignments/my-assignments')).MyAssignments }
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
export function UpcomingAssignments() {
  const height = heightOf(myAssignmentsHeightKey(useSession(({ user }) => user?.user_id))) ?? 0
  return (
    <Suspense fallback={height > 0 && <div style={{ height }} />}>
      <MyAssignments />
    </Suspense>
  )
}

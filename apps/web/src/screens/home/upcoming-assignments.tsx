import { type ComponentType, lazy, Suspense } from 'react'
import { myAssignmentsHeightKey } from '../../features/assignments/my-assignments-height-key'
import { myTestsHeightKey } from '../../features/assignments/tests/my-tests-height-key'
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

/** How much later tests are looked for, in ms: fewer readers have one, so they mustn't make the first screen slower. */
const TESTS_DELAY_MS = 1000

/** Loaded after the assignments. */
const MyTests = lazy(async (): Promise<{ default: ComponentType }> => {
  await waitUntilIdle()
  await new Promise((resolve) => setTimeout(resolve, TESTS_DELAY_MS))
  try {
    return { default: (await import('../../features/assignments/tests/my-tests')).MyTests }
  } catch (error) {
    // The class page lists tests too.
    console.info('The tests could not be fetched', error)
    return { default: () => null }
  }
})

interface UpcomingAssignmentsProps {
  /** Whether assignments are known to be there, so that the page around them waits for their code. */
  areThere: boolean
}

/** Shows what's due in the reader's classes; while it loads, reserves the height that it had last time. */
export function UpcomingAssignments({ areThere }: UpcomingAssignmentsProps) {
  const userId = useSession(({ user }) => user?.user_id)
  return (
    <>
      <Suspense fallback={<Reserved part={myTestsHeightKey(userId)} />}>
        <MyTests />
      </Suspense>
      {areThere ? (
        <MyAssignments />
      ) : (
        <Suspense fallback={<Reserved part={myAssignmentsHeightKey(userId)} />}>
          <MyAssignments />
        </Suspense>
      )}
    </>
  )
}

function Reserved({ part }: { part: string }) {
  const height = findHeight(part) ?? 0
  return height > 0 && <div style={{ height }} />
}

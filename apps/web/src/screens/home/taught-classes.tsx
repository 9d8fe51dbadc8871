import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { type ComponentType, lazy, Suspense } from 'react'
import { classesHeightKey } from '../../features/assignments/taught/classes-height-key'
import { useSession } from '../../session/session.store'
import { findHeight } from '../../shell/remembered-heights'
import { waitUntilIdle } from './wait-until-idle'

interface TeacherHomeProps {
  teaches: boolean
}

/** Loaded after the first screen, because most readers don’t teach. */
const TeacherHome = lazy(async (): Promise<{ default: ComponentType<TeacherHomeProps> }> => {
  await waitUntilIdle()
  try {
    return { default: (await import('./teacher-home')).TeacherHome }
  } catch (error) {
    // The schools’ pages list classes too, and a failure here must not take down the rest.
    console.info('The classes could not be fetched', error)
    return { default: () => null }
  }
})

/** Shows the classes of a user who teaches; while they load, reserves the height that they had last time. */
export function TaughtClasses({ profile }: { profile: OwnUserInfo | undefined }) {
  const height = findHeight(classesHeightKey(useSession(({ user }) => user?.user_id))) ?? 0
  const waiting = height > 0 && <div style={{ height }} />
  if (!profile) return waiting
  return (
    <Suspense fallback={waiting}>
      <TeacherHome teaches={profile.teaches} />
    </Suspense>
  )
}

import type { ReactNode } from 'react'
import { Shell } from './layout/shell'
import { LostSession } from './lost-session'

/** The frame with a screen in it; in the client and in prerendered pages the same, so that one can take over the other. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell>{children}</Shell>
      <LostSession />
    </>
  )
}

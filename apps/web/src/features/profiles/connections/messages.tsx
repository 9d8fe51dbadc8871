import type { ReactNode } from 'react'

/** Texts of the numbers of followers and people followed. */
export const connectionCountsMessages = {
  followers: (count: number, shown: ReactNode) => (
    <>
      {shown} {count === 1 ? 'follower' : 'followers'}
    </>
  ),
  following: (shown: ReactNode) => <>{shown} following</>,
  private: 'These lists are private',
}

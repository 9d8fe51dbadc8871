import type { Connection, Profile } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { withFollow, withRowFollow } from './relations'

const userInfo = { id: 7, username: 'ada', first_name: '', last_name: '', bio: '', avatarId: null }
const profile: Profile = {
  user_info: { ...userInfo, created_at: '2026-01-01T00:00:00Z' },
  connections_num: { followers: 4, following: 2 },
  is_followed: false,
  chat_id: null,
  follows_me: false,
  is_blocked: false,
  is_me: false,
  vocabularies_num: 0,
  articles_num: 0,
  abilities: { write: true, follow: true, see_connections: true, block: true, report: true },
}
const connection = (id: number): Connection => ({
  user_info: { ...userInfo, id },
  is_followed: false,
  created_at: '2026-01-01T00:00:00Z',
})

describe('an optimistic follow', () => {
  it('adds one follower, however often it is applied, and can be undone', () => {
    const followed = withFollow(profile, true)
    expect(followed).toMatchObject({ is_followed: true, connections_num: { followers: 5, following: 2 } })
    expect(withFollow(followed, true)).toBe(followed)
    expect(withFollow(followed, false)).toEqual(profile)
  })

  it('changes one row of a list and removes none', () => {
    const pages = [[connection(1), connection(7)], [connection(8)]]
    const followed = withRowFollow(pages, 7, true)
    expect(followed.flat().map(({ is_followed }) => is_followed)).toEqual([false, true, false])
    expect(withRowFollow(followed, 7, false)).toEqual(pages)
  })
})

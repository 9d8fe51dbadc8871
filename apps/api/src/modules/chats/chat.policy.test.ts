import { schoolRoles } from '@wordhoard/contracts/school'
import { describe, expect, it } from 'vitest'
import type { Membership } from '../school/school.policy'
import {
  type ClassMembership,
  type PairRelation,
  refusalOf,
  rightsInClass,
  rightsInPair,
} from './chat.policy'

const memberships: Membership[] = [...schoolRoles, undefined]
const pair = (of: Partial<PairRelation> = {}) =>
  rightsInPair({
    ...{
      isParticipant: true,
      otherIsGone: false,
      isBlocked: false,
      areSeparated: false,
      isPrivateStudent: false,
    },
    ...of,
  })
const inClass = (of: Partial<ClassMembership> = {}) =>
  rightsInClass({
    ...{ membership: 'student', isIn: true, isOpen: true, isArchived: false, isMuted: false },
    ...of,
  })

describe('rights in a chat between two people', () => {
  it('let both write and neither moderate, and hide the chat from others', () => {
    expect(pair()).toEqual({ access: 'open', moderate: false, writeRestriction: null })
    expect(pair({ isParticipant: false }).access).toBe('not_found')
  })

  it('forbid writing to a deleted account, across a block, or across a school’s separation', () => {
    expect(pair({ otherIsGone: true }).writeRestriction).toBe('deleted')
    expect(pair({ isBlocked: true }).writeRestriction).toBe('blocked')
    expect(pair({ otherIsGone: true, isBlocked: true }).writeRestriction).toBe('deleted')
    // The student learns that their school is the reason; to the other person it looks like a block.
    expect(pair({ areSeparated: true, isPrivateStudent: true }).writeRestriction).toBe('school')
    expect(pair({ areSeparated: true }).writeRestriction).toBe('blocked')
    expect(pair({ isPrivateStudent: true }).writeRestriction).toBe(null)
    expect(pair({ isBlocked: true, areSeparated: true, isPrivateStudent: true }).writeRestriction).toBe(
      'blocked',
    )
  })
})

describe('rights in the chat of a classroom', () => {
  it('open it to members of the classroom and to those who run the school', () => {
    const accesses = (isIn: boolean) => memberships.map((membership) => inClass({ membership, isIn }).access)
    expect(accesses(true)).toEqual(['open', 'open', 'open', 'open', 'not_found'])
    expect(accesses(false)).toEqual(['open', 'open', 'forbidden', 'forbidden', 'not_found'])
  })

  it('let its staff moderate', () => {
    const moderators = (isIn: boolean) =>
      memberships.map((membership) => inClass({ membership, isIn }).moderate)
    expect(moderators(true)).toEqual([true, true, true, false, false])
    expect(moderators(false)).toEqual([true, true, false, false, false])
  })

  it('forbid writing to muted students, to all students when it is closed, and to everyone when it is archived', () => {
    const writeRestrictions = (of: Partial<ClassMembership>) => [
      inClass({ ...of, membership: 'student' }).writeRestriction,
      inClass({ ...of, membership: 'teacher' }).writeRestriction,
    ]
    expect(writeRestrictions({})).toEqual([null, null])
    expect(writeRestrictions({ isOpen: false })).toEqual(['closed', null])
    expect(writeRestrictions({ isMuted: true })).toEqual(['muted', null])
    expect(writeRestrictions({ isMuted: true, isOpen: false })).toEqual(['muted', null])
    expect(writeRestrictions({ isArchived: true })).toEqual(['archived', 'archived'])
  })
})

it('every writing restriction maps to an error of the contract', () => {
  expect(refusalOf).toEqual({
    deleted: 'cannot_write',
    blocked: 'cannot_write',
    school: 'cannot_write',
    archived: 'chat_closed',
    closed: 'chat_closed',
    muted: 'muted',
  })
})

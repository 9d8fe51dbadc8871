import type { writeRestrictions } from '@wordhoard/contracts/chats'
import type { ErrorCode } from '@wordhoard/contracts/errors'
import { classroomAbilities, classroomAccess, type Membership } from '../school/school.policy'

export type WriteRestriction = (typeof writeRestrictions)[number]

/** A user's relation to a chat between two people. */
export interface PairRelation {
  readonly isParticipant: boolean
  readonly otherIsGone: boolean
  /** Either has blocked the other. */
  readonly isBlocked: boolean
  /** A school separates them: one is a student there and the other isn't a member. */
  readonly areSeparated: boolean
  /** The user is such a student. */
  readonly isPrivateStudent: boolean
}

/** A user's relation to a classroom's chat. */
export interface ClassMembership {
  readonly membership: Membership
  readonly isIn: boolean
  readonly isOpen: boolean
  readonly isArchived: boolean
  readonly isMuted: boolean
}

/** A user's rights in a chat. */
export interface ChatRights {
  readonly access: 'open' | 'forbidden' | 'not_found'
  readonly moderate: boolean
  /** Why the user may not write; null when they may. */
  readonly writeRestriction: WriteRestriction | null
}

/**
 * Decides a user's rights in a chat between two people. If a school separates the two, the student is told so; to the
 * other person it looks like a block, so that it doesn't reveal that the other is a student.
 */
export function rightsInPair(of: PairRelation): ChatRights {
  const separationRestriction = of.areSeparated ? (of.isPrivateStudent ? 'school' : 'blocked') : null
  return {
    access: of.isParticipant ? 'open' : 'not_found',
    moderate: false,
    writeRestriction: of.otherIsGone ? 'deleted' : of.isBlocked ? 'blocked' : separationRestriction,
  }
}

/**
 * Decides a user's rights in a classroom's chat. Staff may write unless the classroom is archived; students may write
 * while the chat is open and they aren't muted.
 */
export function rightsInClass(of: ClassMembership): ChatRights {
  const { moderate_chat: moderate } = classroomAbilities(of.membership, of.isIn)
  const restrictionOfStudents = of.isMuted ? 'muted' : of.isOpen ? null : 'closed'
  return {
    access: classroomAccess(of.membership, of.isIn),
    moderate,
    writeRestriction: of.isArchived ? 'archived' : moderate ? null : restrictionOfStudents,
  }
}

/** The error thrown for each writing restriction. */
export const refusalOf: Record<WriteRestriction, ErrorCode> = {
  deleted: 'cannot_write',
  blocked: 'cannot_write',
  school: 'cannot_write',
  archived: 'chat_closed',
  closed: 'chat_closed',
  muted: 'muted',
}

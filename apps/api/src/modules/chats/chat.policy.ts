import type { writeRestrictions } from '@wordhoard/contracts/chats'
import type { ErrorCode } from '@wordhoard/contracts/errors'
import { classroomAbilities, classroomAccess, type Membership } from '../school/school.policy'

export type WriteRestriction = (typeof writeRestrictions)[number]

/** Where somebody stands in a chat of two. */
export interface PairRelation {
  readonly isOneOfThem: boolean
  readonly otherIsGone: boolean
  /** Either has blocked the other. */
  readonly isBlocked: boolean
  /** A school keeps them apart: one is a student there, the other does not belong to it. */
  readonly areSeparated: boolean
  /** The one who asks is such a student. */
  readonly isPrivateStudent: boolean
}

/** Where somebody stands in a classroom's chat. */
export interface ClassMembership {
  readonly membership: Membership
  readonly isIn: boolean
  readonly isOpen: boolean
  readonly isArchived: boolean
  readonly isMuted: boolean
}

/** What somebody may do in a chat. */
export interface ChatRights {
  readonly access: 'open' | 'forbidden' | 'not_found'
  readonly moderate: boolean
  /** Why they may not write; null when they may. */
  readonly silence: WriteRestriction | null
}

/** The student is told that it is their school; to the other it looks like a block, which does not say that they are one. */
export function rightsInPair(of: PairRelation): ChatRights {
  const separationRestriction = of.areSeparated ? (of.isPrivateStudent ? 'school' : 'blocked') : null
  return {
    access: of.isOneOfThem ? 'open' : 'not_found',
    moderate: false,
    silence: of.otherIsGone ? 'deleted' : of.isBlocked ? 'blocked' : separationRestriction,
  }
}

/** Staff write whenever the classroom is not in the archive; students when the chat is open and nobody has paused them. */
export function rightsInClass(of: ClassMembership): ChatRights {
  const { moderate_chat: moderate } = classroomAbilities(of.membership, of.isIn)
  const restrictionOfStudents = of.isMuted ? 'muted' : of.isOpen ? null : 'closed'
  return {
    access: classroomAccess(of.membership, of.isIn),
    moderate,
    silence: of.isArchived ? 'archived' : moderate ? null : restrictionOfStudents,
  }
}

/** How a silence is refused. */
export const refusalOf: Record<WriteRestriction, ErrorCode> = {
  deleted: 'cannot_write',
  blocked: 'cannot_write',
  school: 'cannot_write',
  archived: 'chat_closed',
  closed: 'chat_closed',
  muted: 'muted',
}

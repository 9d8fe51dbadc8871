import type { silences } from '@wordhoard/contracts/chats'
import type { ErrorCode } from '@wordhoard/contracts/errors'
import { classroomAbilities, classroomDoor, type Standing } from '../school/school.policy'

export type Silence = (typeof silences)[number]

/** Where somebody stands in a chat of two. */
export interface PairStanding {
  readonly isOneOfThem: boolean
  readonly otherIsGone: boolean
  /** Either has blocked the other. */
  readonly isBlocked: boolean
  /** A school keeps them apart: one is a student there, the other does not belong to it. */
  readonly areKeptApart: boolean
  /** The one who asks is such a student. */
  readonly isKeptPrivate: boolean
}

/** Where somebody stands in a classroom's chat. */
export interface ClassStanding {
  readonly standing: Standing
  readonly isIn: boolean
  readonly isOpen: boolean
  readonly isArchived: boolean
  readonly isMuted: boolean
}

/** What somebody may do in a chat. */
export interface ChatRights {
  readonly door: 'open' | 'forbidden' | 'not_found'
  readonly moderate: boolean
  /** Why they may not write; null when they may. */
  readonly silence: Silence | null
}

/** The student is told that it is their school; to the other it looks like a block, which does not say that they are one. */
export function rightsInPair(of: PairStanding): ChatRights {
  const silenceOfApart = of.areKeptApart ? (of.isKeptPrivate ? 'school' : 'blocked') : null
  return {
    door: of.isOneOfThem ? 'open' : 'not_found',
    moderate: false,
    silence: of.otherIsGone ? 'deleted' : of.isBlocked ? 'blocked' : silenceOfApart,
  }
}

/** Staff write whenever the classroom is not in the archive; students when the chat is open and nobody has paused them. */
export function rightsInClass(of: ClassStanding): ChatRights {
  const { moderate_chat: moderate } = classroomAbilities(of.standing, of.isIn)
  const silenceOfStudents = of.isMuted ? 'muted' : of.isOpen ? null : 'closed'
  return {
    door: classroomDoor(of.standing, of.isIn),
    moderate,
    silence: of.isArchived ? 'archived' : moderate ? null : silenceOfStudents,
  }
}

/** How a silence is refused. */
export const refusalOf: Record<Silence, ErrorCode> = {
  deleted: 'cannot_write',
  blocked: 'cannot_write',
  school: 'cannot_write',
  archived: 'chat_closed',
  closed: 'chat_closed',
  muted: 'muted',
}

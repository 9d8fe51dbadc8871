import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { listInvitations } from '@wordhoard/contracts/invitations'

/** A code that is still good. */
export type Invitation = AnswerOf<typeof listInvitations>[number]

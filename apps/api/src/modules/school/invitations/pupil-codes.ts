import {
  MAX_PUPIL_CODE_DAYS,
  MAX_PUPIL_CODE_USES,
  type NewInvitation,
} from '@wordhoard/contracts/invitations'
import { AppError } from '../../../lib/app-error'

/**
 * Refuses a code that would create accounts without an email address for other people than the students of a class, or
 * without bounds. A constraint of the table checks the same.
 *
 * @throws AppError `invalid_input` at the field that is missing or too large
 */
export function refuseUnboundedCode({
  role,
  classroom_id,
  expires_in_days,
  max_uses,
}: Pick<NewInvitation, 'role' | 'classroom_id' | 'expires_in_days' | 'max_uses'>): void {
  const refuse = (field: string, msg: string) => {
    throw new AppError('invalid_input', [{ loc: ['body', field], msg, type: 'custom' }])
  }
  if (role !== 'student') refuse('role', 'Only students can join without an email address')
  if (classroom_id === undefined) refuse('classroom_id', 'Choose a classroom')
  if (expires_in_days > MAX_PUPIL_CODE_DAYS) refuse('expires_in_days', `At most ${MAX_PUPIL_CODE_DAYS} days`)
  if (max_uses === undefined || max_uses > MAX_PUPIL_CODE_USES) {
    refuse('max_uses', `Enter a number from 1 to ${MAX_PUPIL_CODE_USES}`)
  }
}

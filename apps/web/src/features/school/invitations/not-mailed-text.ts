import type { MadeCodes } from '../roster/make-codes'

/**
 * Explains why some invitations weren't mailed, and what to do instead.
 *
 * @returns undefined if all of them were mailed
 */
export function notMailedText({
  not_mailed,
  mail_limit,
}: Pick<MadeCodes, 'not_mailed' | 'mail_limit'>): string | undefined {
  if (not_mailed === 0) return undefined
  const count = `We didn’t email ${not_mailed.toLocaleString('en-GB')} of the codes.`
  const why =
    mail_limit === 0
      ? 'People reported emails from your school, so we’ve paused them.'
      : `Your school can email ${mail_limit} invitations a day, and some people don’t want any.`
  return `${count} ${why} Print the codes or hand them out instead.`
}

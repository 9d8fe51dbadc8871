import type { MadeCodes } from '../roster/make-codes'
import { notMailedMessages } from './code-messages'

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
  const { count, paused, limited, instead } = notMailedMessages
  return `${count(not_mailed)} ${mail_limit === 0 ? paused : limited(mail_limit)} ${instead}`
}

import type { UserReport } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { consumeAttempt } from '../attempts/attempts'
import { readableMessage } from '../chats/readable-message'
import { requireOther } from '../profiles/follows'
import { requireProfile } from '../profiles/profile'
import type { ReportMails } from './report-mails'
import { namesOfBoth, schoolOfBoth } from './reports.queries'

/** Maximum number of reports by one person per day. */
const limit = { most: 20, windowSeconds: 24 * 60 * 60 }

/**
 * Reports a user, to the managers of a shared school if there is one. Throws `user_not_found`, `message_not_found`,
 * `invalid_input` for oneself, and `too_many_requests`.
 */
export async function reportUser(
  { pool, mails }: { readonly pool: pg.Pool; readonly mails: ReportMails },
  actor: Actor,
  id: number,
  { reason, text, message_id }: UserReport,
): Promise<void> {
  requireOther(actor, id, 'You cannot report yourself')
  const message = message_id === undefined ? undefined : await readableMessage(pool, actor, message_id)
  if (message && message.user_id !== id) throw new AppError('message_not_found')
  // A user who has blocked the reporter can still be reported for a message, although their profile is hidden.
  if (!message) await requireProfile(pool, actor, id)
  await consumeAttempt(pool, `report:${actor.userId}`, limit)
  const both = { reporterId: actor.userId, reportedId: id }
  const names = await namesOfBoth.fetchFirst(pool, both)
  if (!names) throw new AppError('user_not_found')
  // A message in a classroom's chat is handled by that classroom's school.
  const school = await schoolOfBoth.fetchFirst(pool, { ...both, schoolId: message?.school_id ?? null })
  mails.report(school?.addresses ?? [], {
    reason,
    text,
    ...names,
    quoted: message?.content,
    school: school?.name,
  })
}

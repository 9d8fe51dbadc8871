import type { UserReport } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { consumeAttempt } from '../accounts/login/attempts'
import { readableMessage } from '../chats/readable-message'
import { requireOther } from '../profiles/follows'
import { requireProfile } from '../profiles/profile'
import type { ReportMails } from './report-mails'
import { namesOfBoth, schoolOfBoth } from './reports.queries'

/** Reports of one person in a day. */
const limit = { most: 20, windowSeconds: 24 * 60 * 60 }

/**
 * Reports somebody, in a school to its managers. Throws `user_not_found`, `message_not_found`, `invalid_input` for oneself,
 * `too_many_requests`.
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
  // Who has blocked the reporter can be reported for what they wrote, though their profile is gone.
  if (!message) await requireProfile(pool, actor, id)
  await consumeAttempt(pool, `report:${actor.userId}`, limit)
  const both = { reporterId: actor.userId, reportedId: id }
  const names = await namesOfBoth.fetchFirst(pool, both)
  if (!names) throw new AppError('user_not_found')
  // A message of a classroom is the matter of that classroom's school.
  const school = await schoolOfBoth.fetchFirst(pool, { ...both, schoolId: message?.school_id ?? null })
  mails.report(school?.addresses ?? [], {
    reason,
    text,
    ...names,
    quoted: message?.content,
    school: school?.name,
  })
}

import type { CurrentUser } from '@wordhoard/contracts/my-account'
import type { PrismaClient } from '@wordhoard/database/client'
import { fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import type pg from 'pg'
import type { Env } from '../../env'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { flushEvents } from '../../lib/events/after-commit'
import { prismaTransaction } from '../../lib/transaction'
import { leaveChatsWithin } from '../chat-events/chat-events'
import { isOperatorAddress } from '../definition-reports/operators'
import { followDeletionsOf } from '../deletions/deletions'
import { releaseNamesWithin } from '../login-names/login-names'
import type { AccountMails } from '../mail/account-mails'
import type { MailService } from '../mail/mail.service'
import { deletedAccount } from './due-deletions.queries'
import type { LoginService } from './login/login.service'
import type { SessionService } from './sessions/session.service'

/** Dependencies of reading and deleting an account. */
export interface MyAccountDeps {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly sessions: SessionService
  readonly logins: LoginService
  readonly mails: AccountMails
  readonly mail: Pick<MailService, 'forget'>
}

/** Returns the logged-in user. Throws `not_signed_in` when the account is gone. */
export async function getCurrentUser(
  { db, env }: { readonly db: PrismaClient; readonly env: Pick<Env, 'operatorEmails'> },
  actor: Actor,
): Promise<CurrentUser> {
  const user = await db.user.findUnique({
    where: { id: actor.userId },
    select: {
      ...{ id: true, username: true, email: true, deletionDueAt: true },
      passwordResets: { select: { resetAt: true }, orderBy: { resetAt: 'desc' }, take: 1 },
    },
  })
  if (!user) throw new AppError('not_signed_in')
  return {
    user_id: user.id,
    username: user.username,
    email: user.email,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
    password_reset_at: user.passwordResets[0]?.resetAt.toISOString() ?? null,
    is_operator: isOperatorAddress(env.operatorEmails, user.email),
  }
}

/**
 * Deletes an account and everything that belongs to it, including copies of mails sent to it, once its password has
 * been confirmed. Sends a goodbye mail. Sent messages remain as those of a deleted user.
 *
 * @throws AppError `wrong_password`, `too_many_requests`, `not_signed_in`, and `owner_stays` for the owner of a school
 */
export async function deleteAccount(
  { pool, db, sessions, logins, mails, mail }: MyAccountDeps,
  actor: Actor,
  password: string,
): Promise<void> {
  await logins.confirmPassword(actor.userId, password)
  const { email, username } = await prismaTransaction(db, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: actor.userId }, select: { email: true } })
    if (!user) throw new AppError('not_signed_in')
    // A school must not lose its owner.
    const owned = await tx.schoolMember.findFirst({ where: { userId: actor.userId, role: 'owner' } })
    if (owned) throw new AppError('owner_stays')
    await sessions.endAllOf(actor.userId, {}, tx)
    await leaveChatsWithin(tx, actor.userId)
    const ofAddress = user.email === null ? [] : [{ email: user.email }]
    await tx.verificationCode.deleteMany({ where: { OR: [{ userId: actor.userId }, ...ofAddress] } })
    const [deleted] = await fetchAllWithin(tx, deletedAccount, { userId: actor.userId })
    if (!deleted) throw new AppError('not_signed_in')
    await releaseNamesWithin(tx, actor.userId, { ...deleted, usernameLower: deleted.username_lower })
    return deleted
  })
  await followDeletionsOf(pool, actor.userId)
  flushEvents(pool)
  if (email === null) return
  await mail.forget(email)
  mails.accountDeleted(email, username)
}

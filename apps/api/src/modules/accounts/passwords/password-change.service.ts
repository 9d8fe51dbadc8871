import type { PasswordChange } from '@wordhoard/contracts/accounts'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { prismaTransaction } from '../../../lib/transaction'
import type { AccountDeps, Caller } from '../account-deps'
import type { OpenedSession } from '../sessions/session.service'
import { refuseCommonPassword } from './common-passwords'
import { hashPassword } from './password-hash'

/** Changes the password of a logged-in user who knows the current one. */
export class PasswordChangeService {
  readonly #parts: AccountDeps

  constructor(parts: AccountDeps) {
    this.#parts = parts
  }

  /**
   * Ends every session, including this one, and opens a new one here, so that no session opened with the old password
   * survives.
   *
   * @throws AppError `wrong_password`, `invalid_input`, `too_many_requests`, `not_signed_in` when the account is gone
   */
  async change(actor: Actor, body: PasswordChange, caller: Caller): Promise<OpenedSession> {
    const { db, sessions, devices, logins, mails } = this.#parts
    const user = await db.user.findUnique({
      where: { id: actor.userId },
      select: { email: true, username: true, passwordHash: true },
    })
    if (!user) throw new AppError('not_signed_in')
    await refuseCommonPassword(body.new_password, user, 'new_password')
    await logins.confirmPassword(actor.userId, body.current_password)
    const passwordHash = await hashPassword(body.new_password)
    const opened = await prismaTransaction(db, async (tx) => {
      const { count } = await tx.user.updateMany({
        // Doesn't overwrite a password set in the meantime: it may have been set to keep out whoever knows the old one.
        where: { id: actor.userId, passwordHash: user.passwordHash },
        data: { passwordHash, passwordUntil: null },
      })
      if (count !== 1) throw new AppError('wrong_password')
      if (user.email !== null) {
        await tx.verificationCode.deleteMany({ where: { purpose: 'reset', email: user.email } })
      }
      await devices.forgetAll(actor.userId, tx)
      await sessions.endAllOf(actor.userId, {}, tx)
      return sessions.open(actor.userId, caller.userAgent, tx)
    })
    if (user.email !== null) mails.passwordChanged(user.email)
    return opened
  }
}

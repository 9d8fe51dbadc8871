import type { CodeRequest, PasswordReset, SentCode } from '@wordhoard/contracts/accounts'
import { AppError } from '../../../lib/app-error'
import { prismaTransaction } from '../../../lib/transaction'
import { findAccountOfName } from '../../login-names/login-names'
import type { AccountDeps, Caller } from '../account-deps'
import { resetLoginAttempts } from '../login/login-attempts'
import type { OpenedSession } from '../sessions/session.service'
import { refuseCommonPassword } from './common-passwords'
import { hashPassword } from './password-hash'

/** Sets a new password for a user who has forgotten the old one but can read the account's mail. */
export class PasswordResetService {
  readonly #parts: AccountDeps

  constructor(parts: AccountDeps) {
    this.#parts = parts
  }

  /**
   * Mails a code to an address that has an account. For other addresses a code is created but not mailed, so that later
   * answers are the same for both.
   *
   * @throws AppError `human_check_failed`, `too_many_requests`
   */
  async sendCode({ email, token }: CodeRequest, caller: Caller): Promise<SentCode> {
    const { db, humanCheck, codes, mails } = this.#parts
    await humanCheck.verifyHumanCheck('password', token, caller.address)
    const { code, resendAfter } = await codes.issue({ purpose: 'reset', email })
    const account = await findAccountOfName(db, email)
    if (code && account) mails.passwordReset(email, code)
    return { resend_after: resendAfter }
  }

  /**
   * Sets the password, ends every session of the account and opens one here.
   *
   * @throws AppError `invalid_input`, `wrong_code`, `too_many_requests`
   */
  async reset(body: PasswordReset, caller: Caller): Promise<OpenedSession> {
    const { pool, db, sessions, devices, codes, mails } = this.#parts
    const { email, password } = body
    await refuseCommonPassword(password, { email })
    const of = { purpose: 'reset', email } as const
    const checked = await codes.check(of, body.verification_code)
    const id = await findAccountOfName(db, email)
    const user =
      id && (await db.user.findUnique({ where: { id, email }, select: { id: true, username: true } }))
    if (!user) throw new AppError('wrong_code')
    await refuseCommonPassword(password, { email, username: user.username })
    const passwordHash = await hashPassword(password)
    const opened = await prismaTransaction(db, async (tx) => {
      await codes.consume(checked, tx)
      const { count } = await tx.user.updateMany({
        where: { id: user.id, email },
        data: { passwordHash, passwordUntil: null },
      })
      if (count !== 1) throw new AppError('wrong_code')
      // An intruder in the account may have asked to change its address.
      await tx.verificationCode.deleteMany({ where: { purpose: 'email', userId: user.id } })
      await devices.forgetAll(user.id, tx)
      await sessions.endAllOf(user.id, {}, tx)
      return sessions.open(user.id, caller.userAgent, tx)
    })
    await codes.resetAttempts(of)
    await resetLoginAttempts(pool, [email, user.username])
    mails.passwordChanged(email)
    return opened
  }
}

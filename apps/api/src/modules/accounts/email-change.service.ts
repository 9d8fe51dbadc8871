import type { ConfirmedEmail, EmailChange, EmailConfirmation, SentCode } from '@wordhoard/contracts/accounts'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { prismaTransaction } from '../../lib/transaction'
import type { AccountDeps } from './account-deps'

/** Gives an account another address, once its owner has shown to read what is sent there. */
export class EmailChangeService {
  readonly #parts: AccountDeps

  constructor(parts: AccountDeps) {
    this.#parts = parts
  }

  /**
   * Mails a code to the new address; when it has an account already, the news that somebody wanted it. Both look the same
   * from outside.
   *
   * @throws AppError `wrong_password`, `invalid_input`, `too_many_requests`, `not_signed_in` when the account is gone
   */
  async request(actor: Actor, { email, password }: EmailChange): Promise<SentCode> {
    const { db, logins, codes, mails } = this.#parts
    await logins.confirmPassword(actor.userId, password)
    if ((await this.#addressOf(actor)) === email) {
      throw new AppError('invalid_input', [
        { loc: ['body', 'email'], msg: 'This is your address already', type: 'custom' },
      ])
    }
    const { code, resendAfter } = await codes.issue({ purpose: 'email', email, userId: actor.userId })
    const account = await db.user.findUnique({ where: { email }, select: { id: true } })
    if (code) {
      if (account) mails.addressTaken(email)
      else mails.newAddressCode(email, code)
    }
    return { resend_after: resendAfter }
  }

  /**
   * Takes the new address.
   *
   * @throws AppError `wrong_code` (also for an address that got an account meanwhile), `too_many_requests`,
   *   `not_signed_in` when the account is gone
   */
  async confirm(actor: Actor, body: EmailConfirmation): Promise<ConfirmedEmail> {
    const { db, codes, mails } = this.#parts
    const { email } = body
    const of = { purpose: 'email', email, userId: actor.userId } as const
    const checked = await codes.check(of, body.verification_code)
    const former = await this.#addressOf(actor)
    try {
      await prismaTransaction(db, async (tx) => {
        await codes.consume(checked, tx)
        const { count } = await tx.user.updateMany({
          where: { id: actor.userId, email: former },
          data: { email },
        })
        if (count !== 1) throw new AppError('wrong_code')
        // Codes that the old mailbox received open nothing any more.
        await tx.verificationCode.deleteMany({ where: { purpose: 'reset', email: former } })
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('wrong_code')
      throw error
    }
    await codes.resetAttempts(of)
    mails.addressChanged(former, email)
    return { email }
  }

  async #addressOf(actor: Actor): Promise<string> {
    const user = await this.#parts.db.user.findUnique({
      where: { id: actor.userId },
      select: { email: true },
    })
    if (!user) throw new AppError('not_signed_in')
    return user.email
  }
}

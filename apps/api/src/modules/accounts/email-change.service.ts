import type { ConfirmedEmail, EmailChange, EmailConfirmation, SentCode } from '@wordhoard/contracts/accounts'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { prismaTransaction } from '../../lib/transaction'
import {
  claimNamesWithin,
  findAccountOfName,
  isNameTaken,
  releaseNamesWithin,
} from '../login-names/login-names'
import type { AccountDeps } from './account-deps'

/** Changes or adds an account's address once its owner has shown that they can read mail sent to the new one. */
export class EmailChangeService {
  readonly #parts: AccountDeps

  constructor(parts: AccountDeps) {
    this.#parts = parts
  }

  /**
   * Mails a code to the new address. If that address has an account already, its owner is told that somebody tried to
   * use it. The answer is the same in both cases.
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
    const account = await findAccountOfName(db, email)
    if (code) {
      if (account) mails.addressTaken(email)
      else mails.newAddressCode(email, code)
    }
    return { resend_after: resendAfter }
  }

  /**
   * Changes the address to the new one. A pupil's first address makes the account their own: staff can't reset the
   * password any more, and a deletion that was due is cancelled (by a trigger).
   *
   * @throws AppError `wrong_code` (also for an address that got an account in the meantime), `too_many_requests`,
   * `not_signed_in` when the account is gone
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
        const [account] = await tx.user.updateManyAndReturn({
          where: { id: actor.userId, email: former },
          data: { email },
          select: { usernameLower: true },
        })
        if (!account) throw new AppError('wrong_code')
        await releaseNamesWithin(tx, actor.userId, { ...account, email: former })
        await claimNamesWithin(tx, actor.userId, { ...account, email })
        // Reset codes sent to the old mailbox must no longer work.
        if (former !== null) {
          await tx.verificationCode.deleteMany({ where: { purpose: 'reset', email: former } })
        }
      })
    } catch (error) {
      if (isNameTaken(error)) throw new AppError('wrong_code')
      throw error
    }
    await codes.resetAttempts(of)
    if (former !== null) mails.addressChanged(former, email)
    return { email }
  }

  async #addressOf(actor: Actor): Promise<string | null> {
    const user = await this.#parts.db.user.findUnique({
      where: { id: actor.userId },
      select: { email: true },
    })
    if (!user) throw new AppError('not_signed_in')
    return user.email
  }
}

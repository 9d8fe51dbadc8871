import type { CodeRequest, NewAccount, SentCode } from '@wordhoard/contracts/accounts'
import { AppError } from '../../lib/app-error'
import { isReservedName } from '../../lib/reserved-names'
import { prismaTransaction } from '../../lib/transaction'
import { claimNamesWithin, findAccountOfName, isNameTaken } from '../login-names/login-names'
import type { AccountDeps, Caller } from './account-deps'
import { refuseCommonPassword } from './passwords/common-passwords'
import { hashPassword } from './passwords/password-hash'
import type { OpenedSession } from './sessions/session.service'

/** Registers users in two steps: a code to the address, then the account. */
export class RegistrationService {
  readonly #parts: AccountDeps

  constructor(parts: AccountDeps) {
    this.#parts = parts
  }

  /**
   * Mails a code. If the address has an account already, the mail says so instead. The answer is the same in both
   * cases.
   *
   * @throws AppError `human_check_failed`, `too_many_requests`
   */
  async sendCode({ email, token }: CodeRequest, caller: Caller): Promise<SentCode> {
    const { db, humanCheck, codes, mails } = this.#parts
    await humanCheck.verifyHumanCheck('registration', token, caller.address)
    const { code, resendAfter } = await codes.issue({ purpose: 'register', email })
    const account = await findAccountOfName(db, email)
    if (code) {
      if (account) mails.alreadyRegistered(email)
      else mails.registrationCode(email, code)
    }
    return { resend_after: resendAfter }
  }

  /**
   * Creates an account and logs the user in. The code is checked last, so that other mistakes don't cost one of its
   * attempts.
   *
   * @throws AppError `human_check_failed`, `invalid_input`, `username_taken`, `wrong_code` (also for an address that
   * got an account in the meantime, which is not to be revealed), `too_many_requests`
   */
  async register(body: NewAccount, caller: Caller): Promise<OpenedSession> {
    const { db, sessions, humanCheck, codes } = this.#parts
    const { username, email, password, teaches = false } = body
    await humanCheck.verifyHumanCheck('registration', body.token, caller.address)
    await refuseCommonPassword(password, { username, email })
    if (await this.#isTaken(username)) throw new AppError('username_taken')
    const of = { purpose: 'register', email } as const
    const checked = await codes.check(of, body.verification_code)
    const passwordHash = await hashPassword(password)
    try {
      const opened = await prismaTransaction(db, async (tx) => {
        await codes.consume(checked, tx)
        const data = { email, username, usernameLower: username.toLowerCase(), passwordHash, teaches }
        const { id } = await tx.user.create({ data, select: { id: true } })
        await claimNamesWithin(tx, id, data)
        return sessions.open(id, caller.userAgent, tx)
      })
      await codes.resetAttempts(of)
      return opened
    } catch (error) {
      if (!isNameTaken(error)) throw error
      throw new AppError((await this.#isTaken(username)) ? 'username_taken' : 'wrong_code')
    }
  }

  async #isTaken(username: string): Promise<boolean> {
    if (isReservedName(username)) return true
    return (await findAccountOfName(this.#parts.db, username.toLowerCase())) !== undefined
  }
}

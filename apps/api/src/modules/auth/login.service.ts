import { createHash } from 'node:crypto'
import type { HumanCheckAction } from '@wordhoard/contracts/auth'
import type { PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import { together } from '../../lib/transaction'
import { forgetGuesses, takeGuess } from './guesses'
import { hashPassword, isOutdated, verifyPassword } from './password-hash'
import type { OpenedSession, SessionService } from './session.service'

/** Wrong passwords for one account before it rests. */
const passwordGuesses = { most: 20, windowSeconds: 30 * 60 }

/** What signing in works with. */
export interface LoginParts {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly sessions: SessionService
  readonly humanCheck: {
    verifyHumanCheck(action: HumanCheckAction, token: string, remoteAddress: string): Promise<void>
  }
}

/** Signs people in by address and password. */
export class LoginService {
  readonly #parts: LoginParts

  constructor(parts: LoginParts) {
    this.#parts = parts
  }

  /**
   * Opens a session for who knows the password. Addresses that nobody has are counted and take as long as others, so that
   * neither answer nor time tells them apart.
   *
   * Throws `AppError`: human_check_failed, too_many_requests, wrong_credentials, unavailable.
   */
  async logIn(
    given: { readonly email: string; readonly password: string; readonly humanCheck: string },
    caller: { readonly address: string; readonly userAgent: string | undefined },
  ): Promise<OpenedSession> {
    const { pool, db, sessions, humanCheck } = this.#parts
    await humanCheck.verifyHumanCheck('login', given.humanCheck, caller.address)
    const guesses = passwordGuessKey(given.email)
    await takeGuess(pool, guesses, passwordGuesses)
    const user = await db.user.findUnique({
      where: { email: given.email },
      select: { id: true, passwordHash: true },
    })
    const isRight = await verifyPassword(user?.passwordHash, given.password)
    if (!user || !isRight) throw new AppError('wrong_credentials')
    await forgetGuesses(pool, guesses)
    const rehashed = isOutdated(user.passwordHash) ? await hashPassword(given.password) : undefined
    if (rehashed) {
      await db.user.updateMany({
        // Not over a password that was changed in the meantime.
        where: { id: user.id, passwordHash: user.passwordHash },
        data: { passwordHash: rehashed },
      })
    }
    return together(db, async (tx) => {
      // A password that was changed while this one was being checked has ended every session, this one too.
      const [now] = await tx.$queryRaw<{ hash: string }[]>`
        SELECT password_hash AS hash FROM user_account WHERE id = ${user.id} FOR SHARE`
      if (now?.hash !== (rehashed ?? user.passwordHash)) throw new AppError('wrong_credentials')
      return sessions.open(user.id, caller.userAgent, tx)
    })
  }

  /**
   * Checks the password of somebody who is signed in, counted with the tries to log in. Throws `AppError`:
   * wrong_password, too_many_requests, unavailable, not_signed_in when the account is gone.
   */
  async confirmPassword(userId: number, password: string): Promise<void> {
    const { pool, db } = this.#parts
    const user = await db.user.findUnique({
      where: { id: userId },
      select: { email: true, passwordHash: true },
    })
    if (!user) throw new AppError('not_signed_in')
    const guesses = passwordGuessKey(user.email)
    await takeGuess(pool, guesses, passwordGuesses)
    if (!(await verifyPassword(user.passwordHash, password))) throw new AppError('wrong_password')
    await forgetGuesses(pool, guesses)
  }
}

/** Under what guesses at the password of an address are counted; the address itself is not kept. */
export function passwordGuessKey(email: string): string {
  return `login:${createHash('sha256').update(email).digest('base64url')}`
}

import { randomInt } from 'node:crypto'
import { CODE_LETTERS } from '@wordhoard/contracts/invitations'
import { TEMPORARY_PASSWORD_DAYS, type TemporaryPassword } from '@wordhoard/contracts/pupils'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type pg from 'pg'
import type { Env } from '../../env'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { deleteEmailCodes } from '../accounts/due-deletions.queries'
import { resetLoginAttempts } from '../accounts/login/login-attempts'
import { hashPassword } from '../accounts/passwords/password-hash'
import { endSessions } from '../accounts/sessions/session.queries'
import type { SessionRegistry } from '../accounts/sessions/session-registry'
import { consumeAttempt } from '../attempts/attempts'
import { schoolById } from '../school/membership'
import { canResetPassword, schoolAbilities } from '../school/school.policy'
import { forgetDevices, insertReset, lockedPupil, setTemporaryPassword } from './pupils.queries'

/** Length of a temporary password: 18⁸, about eleven thousand million, while guesses are limited. */
const LENGTH = 8
/** Limit of resets by one member of staff: some classes after the holidays. */
const staffLimit = { most: 150, windowSeconds: 3600 }

interface PupilPasswordDeps {
  readonly pool: pg.Pool
  readonly registry: Pick<SessionRegistry, 'add'>
  readonly env: Pick<Env, 'publicUrl'>
}

/** Gives temporary passwords to pupils without an email address, who can't be mailed a code. */
export class PupilPasswords {
  readonly #parts: PupilPasswordDeps

  constructor(parts: PupilPasswordDeps) {
    this.#parts = parts
  }

  /**
   * Sets a temporary password and returns it, once. Ends the pupil's sessions, forgets their browsers and the counts of
   * wrong passwords, and records who did it, for the pupil to see.
   *
   * @throws AppError `school_not_found`, `forbidden`, `member_not_found`, `too_many_requests`, and `has_address` for an
   * account that is the pupil's own
   */
  async reset(actor: Actor, schoolId: number, userId: number): Promise<TemporaryPassword> {
    const { pool, registry, env } = this.#parts
    // Checked before a password is hashed, and again below, since the pupil may add an address meanwhile.
    await this.#readPupil(pool, actor, schoolId, userId)
    await consumeAttempt(pool, `pupil-passwords:${actor.userId}`, staffLimit)
    const password = newTemporaryPassword()
    const passwordHash = await hashPassword(password)
    const { pupil, until, ended } = await transaction(pool, async (client) => {
      const found = await this.#readPupil(client, actor, schoolId, userId)
      const given = { userId, passwordHash, days: TEMPORARY_PASSWORD_DAYS }
      const set = await setTemporaryPassword.fetchFirst(client, given)
      if (!set?.password_until) throw new AppError('has_address')
      await insertReset.execute(client, { userId, staffId: actor.userId })
      await forgetDevices.execute(client, { userId })
      // An intruder may have asked for one.
      await deleteEmailCodes.execute(client, { userId })
      const sessions = await endSessions.fetchAll(client, { userId, only: null, except: null })
      return { pupil: found, until: set.password_until, ended: sessions.map(({ id }) => id) }
    })
    registry.add(ended)
    await resetLoginAttempts(pool, [pupil.username])
    return {
      username: pupil.username,
      name: pupil.own_name || pupil.roster_name,
      password,
      valid_until: until.toISOString(),
      login_url: env.publicUrl + pathTo('login'),
    }
  }

  async #readPupil(db: pg.Pool | pg.PoolClient, actor: Actor, schoolId: number, userId: number) {
    const { membership } = await schoolById(db, actor, schoolId)
    if (!schoolAbilities(membership).open_admin_panel) throw new AppError('forbidden')
    const pupil = await lockedPupil.fetchFirst(db, { schoolId, userId, actorId: actor.userId })
    if (!pupil) throw new AppError('member_not_found')
    if (!canResetPassword(membership, pupil.role, pupil.is_in_own_class)) throw new AppError('forbidden')
    if (pupil.has_address) throw new AppError('has_address')
    if (!pupil.is_own_pupil) throw new AppError('forbidden')
    return pupil
  }
}

/** Returns a random password without vowels or characters that look alike, because it is read from paper. */
function newTemporaryPassword(): string {
  return Array.from({ length: LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)])
    .join('')
    .toLowerCase()
}

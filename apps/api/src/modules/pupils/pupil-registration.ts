import { createHash } from 'node:crypto'
import type { NewPupil } from '@wordhoard/contracts/pupils'
import type pg from 'pg'
import { addressKey } from '../../lib/address-key'
import { AppError } from '../../lib/app-error'
import { isReservedName } from '../../lib/reserved-names'
import { transaction } from '../../lib/transaction'
import type { AccountDeps, Caller } from '../accounts/account-deps'
import { refuseCommonPassword } from '../accounts/passwords/common-passwords'
import { hashPassword } from '../accounts/passwords/password-hash'
import type { OpenedSession } from '../accounts/sessions/session.service'
import { consumeAttempt } from '../attempts/attempts'
import { claimNames, isNameTaken } from '../login-names/login-names'
import { ownerOfName } from '../login-names/login-names.queries'
import { findInvitation } from '../school/invitations/join'
import { countUse, insertUse, upsertMember } from '../school/invitations/join.queries'
import { insertSeat } from '../school/members.queries'
import { insertPupil } from './pupils.queries'

/** Limit of such accounts from one network address: two classes of 40 in one lesson. */
const addressLimit = { most: 100, windowSeconds: 3600 }
/** Limit of such accounts in one school: neither a leaked code nor many codes make more. */
const schoolLimit = { most: 400, windowSeconds: 24 * 3600 }

/** A new pupil's session, and where they have joined. */
export interface OpenedPupil {
  readonly opened: OpenedSession
  readonly classroom_id: number
  readonly school_username: string
}

type PupilRegistrationDeps = Pick<AccountDeps, 'pool' | 'sessions' | 'humanCheck'>

/** Registers pupils who have a class code but no email address. */
export class PupilRegistration {
  readonly #parts: PupilRegistrationDeps

  constructor(parts: PupilRegistrationDeps) {
    this.#parts = parts
  }

  /**
   * Creates an account without an address, joins the code's class and logs the pupil in. The code is checked twice: at
   * first, so that no password is hashed for a useless code, and under its lock, where its use is counted.
   *
   * @throws AppError `human_check_failed`, `invalid_input`, `invitation_not_found`, `invitation_over`, `username_taken`,
   * `too_many_requests`, and `address_needed` for a code without the mark
   */
  async register(body: NewPupil, caller: Caller): Promise<OpenedPupil> {
    const { pool, sessions, humanCheck } = this.#parts
    const { code, username, password } = body
    await humanCheck.verifyHumanCheck('registration', body.token, caller.address)
    await refuseCommonPassword(password, { username, email: null })
    const { school_id } = await readPupilCode(pool, code)
    if (await isTaken(pool, username)) throw new AppError('username_taken')
    await consumeAttempt(pool, `pupils:address:${hashOf(addressKey(caller.address))}`, addressLimit)
    await consumeAttempt(pool, `pupils:school:${school_id}`, schoolLimit)
    const passwordHash = await hashPassword(password)
    const { userId, ...joined } = await transaction(pool, async (client) => {
      const {
        id,
        school_id: schoolId,
        classroom_id,
        school_username,
        label,
      } = await readPupilCode(client, code, true)
      const userId = await makeAccount(client, username, passwordHash)
      const member = { schoolId, userId }
      await upsertMember.execute(client, { ...member, role: 'student', rosterName: label })
      await insertSeat.execute(client, { ...member, classroomId: classroom_id })
      await insertUse.execute(client, { ...member, id })
      await countUse.execute(client, { schoolId, id })
      return { userId, classroom_id, school_username }
    })
    return { ...joined, opened: await sessions.open(userId, caller.userAgent) }
  }
}

/** Returns what a code leads to if it may create an account now. Throws what `register` lists about codes. */
async function readPupilCode(db: pg.Pool | pg.PoolClient, code: string, isLocked = false) {
  const invitation = await findInvitation(db, code, null, isLocked)
  const { classroom_id, ...rest } = invitation
  if (!invitation.without_email || classroom_id === null) throw new AppError('address_needed')
  if (invitation.is_over) throw new AppError('invitation_over')
  return { ...rest, classroom_id }
}

async function isTaken(pool: pg.Pool, username: string): Promise<boolean> {
  return (
    isReservedName(username) ||
    (await ownerOfName.fetchFirst(pool, { name: username.toLowerCase() })) !== undefined
  )
}

/** Creates an account without an address, with its name. Throws `username_taken` if another got the name meanwhile. */
async function makeAccount(client: pg.PoolClient, username: string, passwordHash: string): Promise<number> {
  try {
    const { id, username_lower } = await insertPupil.fetchOne(client, { username, passwordHash })
    await claimNames(client, id, { email: null, usernameLower: username_lower })
    return id
  } catch (error) {
    throw isNameTaken(error) ? new AppError('username_taken') : error
  }
}

/** Network addresses are stored as hashes only. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

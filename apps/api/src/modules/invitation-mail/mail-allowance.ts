import type pg from 'pg'
import { takeUpTo } from '../accounts/login/guesses'
import { REPORTS_DAYS, REPORTS_THAT_STOP } from './answers'
import { addressHashOf } from './mail-links'

/** Invitations that a school may mail in a day, by its age in days. Class lists are printed, or joined by code. */
const tiers = [
  { below: 3, most: 10 },
  { below: 30, most: 50 },
] as const
const settled = 200
/** All schools of one person together, once they are settled. */
const byPerson = 400
const DAY_SECONDS = 24 * 60 * 60

/** Which invitations may be mailed. */
export interface Allowance {
  /** Whether the mail to each of the addresses that were asked about may leave, in their order. */
  readonly isAllowed: readonly boolean[]
  /** How many mails a day the school has at present; 0 after reports. */
  readonly dailyLimit: number
}

/**
 * Counts invitations that are about to be mailed, within the transaction that makes them: as many as are left of the
 * school's day, the first ones first, and none to whoever wants none. A person who founds several young schools has the
 * mails of one.
 */
export async function takeMails(
  client: pg.PoolClient,
  { schoolId, userId }: { readonly schoolId: number; readonly userId: number },
  emails: readonly string[],
): Promise<Allowance> {
  const hashes = emails.map(addressHashOf)
  const { rows } = await client.query<{ age: number; reports: number; declined: string[] }>(
    `SELECT extract(epoch FROM now() - created_at)::float8 / ${DAY_SECONDS} AS age,
       (SELECT count(*)::int FROM invitation_report r
        WHERE r.school_id = s.id AND r.created_at > now() - make_interval(days => $3)) AS reports,
       ARRAY(SELECT encode(address_hash, 'hex') FROM invitation_opt_out WHERE address_hash = ANY($2)) AS declined
     FROM school s WHERE id = $1`,
    [schoolId, hashes, REPORTS_DAYS],
  )
  const { age, reports, declined } = rows[0]!
  const tier = tiers.find(({ below }) => age < below)
  const dailyLimit = reports >= REPORTS_THAT_STOP ? 0 : (tier?.most ?? settled)
  const wanted = hashes.map((hash) => !declined.includes(hash.toString('hex')))
  const granted = await takeUpTo(
    client,
    [
      { key: `invitation-mail:school:${schoolId}`, most: dailyLimit },
      tier
        ? { key: `invitation-mail:young:${userId}`, most: dailyLimit }
        : { key: `invitation-mail:person:${userId}`, most: byPerson },
    ],
    DAY_SECONDS,
    wanted.filter(Boolean).length,
  )
  let left = granted
  return { isAllowed: wanted.map((isWanted) => isWanted && left-- > 0), dailyLimit }
}

import type pg from 'pg'
import { consumeAttempts } from '../accounts/login/attempts'
import { REPORTS_THAT_STOP } from './answers'
import { mailHistory } from './mail-allowance.queries'
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
export async function reserveMails(
  client: pg.PoolClient,
  { schoolId, userId }: { readonly schoolId: number; readonly userId: number },
  emails: readonly string[],
): Promise<Allowance> {
  const hashes = emails.map(addressHashOf)
  const { age, reports, declined } = await mailHistory.fetchOne(client, { schoolId, hashes })
  const tier = tiers.find(({ below }) => age < below * DAY_SECONDS)
  const dailyLimit = reports >= REPORTS_THAT_STOP ? 0 : (tier?.most ?? settled)
  const wanted = hashes.map((hash) => !declined.includes(hash.toString('hex')))
  const granted = await consumeAttempts(
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

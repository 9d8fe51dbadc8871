import type pg from 'pg'
import { consumeAttempts } from '../attempts/attempts'
import { REPORTS_THAT_STOP } from './answers'
import { mailHistory } from './mail-allowance.queries'
import { addressHashOf } from './mail-links'

/**
 * Invitations that a school may mail per day, by its age in days. Beyond that, schools print class lists or give out
 * codes.
 */
const tiers = [
  { below: 3, most: 10 },
  { below: 30, most: 50 },
] as const
const settled = 200
/** Daily limit for all settled schools of one person together. */
const byPerson = 400
const DAY_SECONDS = 24 * 60 * 60

/** Which invitations may be mailed. */
export interface Allowance {
  /** Whether each of the given addresses may be mailed, in their order. */
  readonly isAllowed: readonly boolean[]
  /** The school's current limit of mails per day; 0 once it has been reported too often. */
  readonly dailyLimit: number
}

/**
 * Reserves invitation mails against the daily limits, in the transaction that creates the invitations. The first
 * addresses are served first, and those that have opted out get nothing. All young schools of one person share one
 * limit.
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

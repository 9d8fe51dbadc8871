import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import type { MailedInvitation } from './mail-links'

/** Recipients whose reports within so many days stop a school's mails. */
export const REPORTS_THAT_STOP = 3
export const REPORTS_DAYS = 90

/** Notes that an address wants no invitations any more, from any school. A second time changes nothing. */
export async function stopInvitations(
  pool: Pick<pg.Pool, 'query'>,
  { addressHash }: MailedInvitation,
): Promise<void> {
  await pool.query('INSERT INTO invitation_opt_out (address_hash) VALUES ($1) ON CONFLICT DO NOTHING', [
    addressHash,
  ])
}

/** A report that is new. */
export interface NewReport {
  readonly schoolId: number
  /** Its name in addresses; empty when the school has gone. */
  readonly school: string
  /** How many recipients have reported the school lately. */
  readonly reports: number
}

/**
 * Keeps a recipient's report of a school's invitations, once, and stops invitations to them.
 *
 * @returns undefined when they had reported the school before
 */
export function reportInvitation(
  pool: pg.Pool,
  invitation: MailedInvitation,
): Promise<NewReport | undefined> {
  const { schoolId, addressHash } = invitation
  return transaction(pool, async (client) => {
    await stopInvitations(client, invitation)
    const made = await client.query<{ school_username: string }>(
      `INSERT INTO invitation_report (school_id, address_hash, school_username)
       SELECT $1, $2, coalesce((SELECT username FROM school WHERE id = $1), '')
       ON CONFLICT DO NOTHING RETURNING school_username`,
      [schoolId, addressHash],
    )
    const report = made.rows[0]
    if (!report) return undefined
    const { rows } = await client.query<{ reports: number }>(
      `SELECT count(*)::int AS reports FROM invitation_report
       WHERE school_id = $1 AND created_at > now() - make_interval(days => $2)`,
      [schoolId, REPORTS_DAYS],
    )
    return { schoolId, school: report.school_username, reports: rows[0]!.reports }
  })
}

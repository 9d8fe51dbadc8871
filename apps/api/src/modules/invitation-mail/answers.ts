import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import { keepReport, optOut, reportsOfSchool } from './answers.queries'
import type { MailedInvitation } from './mail-links'

/** Recipients whose reports, of those that count, stop a school's mails. */
export const REPORTS_THAT_STOP = 3

/** Notes that an address wants no invitations any more, from any school. A second time changes nothing. */
export async function stopInvitations(pool: Queryable, { addressHash }: MailedInvitation): Promise<void> {
  await optOut.execute(pool, { addressHash })
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
    const report = await keepReport.fetchFirst(client, { schoolId, addressHash })
    if (!report) return undefined
    const { reports } = await reportsOfSchool.fetchOne(client, { schoolId })
    return { schoolId, school: report.school_username, reports }
  })
}

import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import { insertReport, optOut, reportsOfSchool } from './answers.queries'
import type { MailedInvitation } from './mail-links'

/** Number of recent reports by different recipients after which a school sends no more mails. */
export const REPORTS_THAT_STOP = 3

/** Records that an address wants no more invitations from any school. Has no effect if repeated. */
export async function stopInvitations(pool: Queryable, { addressHash }: MailedInvitation): Promise<void> {
  await optOut.execute(pool, { addressHash })
}

/** A recipient's first report of a school. */
export interface NewReport {
  readonly schoolId: number
  /** The school's name in addresses; empty if the school no longer exists. */
  readonly school: string
  /** The number of recipients who have recently reported the school. */
  readonly reports: number
}

/**
 * Records a recipient's report of a school's invitations, and stops invitations to them.
 *
 * @returns undefined if they had already reported the school
 */
export function reportInvitation(
  pool: pg.Pool,
  invitation: MailedInvitation,
): Promise<NewReport | undefined> {
  const { schoolId, addressHash } = invitation
  return transaction(pool, async (client) => {
    await stopInvitations(client, invitation)
    const report = await insertReport.fetchFirst(client, { schoolId, addressHash })
    if (!report) return undefined
    const { reports } = await reportsOfSchool.fetchOne(client, { schoolId })
    return { schoolId, school: report.school_username, reports }
  })
}

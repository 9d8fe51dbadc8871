import { createHash } from 'node:crypto'
import type { DefinitionReport } from '@wordhoard/contracts/reading/definition-reports'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { addressKey } from '../../lib/address-key'
import { AppError } from '../../lib/app-error'
import { consumeAttempt } from '../attempts/attempts'
import { upsertReport } from './definition-reports.queries'

const DAY_SECONDS = 24 * 60 * 60
/** Maximum number of reports by one person per day. */
const accountLimit = { most: 60, windowSeconds: DAY_SECONDS }
/** Maximum number from one network address per day, behind which a whole school may be. */
const addressLimit = { most: 600, windowSeconds: DAY_SECONDS }

/** Who reports, and from where. */
interface Reporter extends Actor {
  readonly address: string
}

/**
 * Stores what a reader reports about a definition. It replaces their report with the same reason, so that repeating a
 * call changes nothing, and opens it again if it was closed. Throws `definition_not_found`, `too_many_requests`.
 */
export async function saveReport(
  pool: pg.Pool,
  { userId, address }: Reporter,
  { definition_id, reason, comment, sentence, shown_text }: DefinitionReport,
): Promise<void> {
  const addressHash = createHash('sha256').update(addressKey(address)).digest('base64url')
  await consumeAttempt(pool, `definition-report:${userId}`, accountLimit)
  await consumeAttempt(pool, `definition-report:address:${addressHash}`, addressLimit)
  const written = await upsertReport.execute(pool, {
    userId,
    definitionId: definition_id,
    reason,
    comment,
    sentence: sentence || null,
    shownText: shown_text,
  })
  if (written === 0) throw new AppError('definition_not_found')
}

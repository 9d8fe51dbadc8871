import type {
  DefinitionReportsPage,
  DefinitionReportsQuery,
  ReportsChange,
} from '@wordhoard/contracts/reading/definition-reports'
import { MAX_REPORTS_LISTED } from '@wordhoard/contracts/reading/definition-reports'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import {
  addressOf,
  closeReports,
  countReported,
  newestReports,
  reopenReports,
  reportedPage,
} from './definition-reports.queries'
import { isOperatorAddress } from './operators'

interface Deps {
  readonly pool: pg.Pool
  readonly operatorEmails: ReadonlySet<string>
}

/** Throws `not_found`, as for an address that doesn't exist, unless the caller is an operator. */
async function requireOperator({ pool, operatorEmails }: Deps, actor: Actor | undefined): Promise<void> {
  const account = actor && (await addressOf.fetchFirst(pool, { userId: actor.userId }))
  if (!account || !isOperatorAddress(operatorEmails, account.email)) throw new AppError('not_found')
}

/** Lists reported definitions, the most reported first, with their newest reports. Throws `not_found`. */
export async function listReports(
  deps: Deps,
  actor: Actor | undefined,
  { state, limit, offset }: DefinitionReportsQuery,
): Promise<DefinitionReportsPage> {
  await requireOperator(deps, actor)
  const { pool } = deps
  const shape = { isClosed: state === 'done' }
  const [{ count }, definitions] = await Promise.all([
    countReported(shape).fetchOne(pool, {}),
    reportedPage(shape).fetchAll(pool, { limit, offset }),
  ])
  const keys = definitions.map(({ definition_key }) => definition_key)
  const reports = await newestReports(shape).fetchAll(pool, { keys, most: MAX_REPORTS_LISTED })
  return {
    found: count,
    definitions: definitions.map(({ unclear, wrong_here, other, newest_at, ...definition }) => ({
      ...definition,
      counts: { unclear, wrong_here, other },
      newest_at: newest_at.toISOString(),
      reports: reports
        .filter(({ definition_key }) => definition_key === definition.definition_key)
        .map(({ definition_key: _key, place: _place, reported_at, ...report }) => ({
          ...report,
          reported_at: reported_at.toISOString(),
        })),
    })),
  }
}

/**
 * Closes the reports on a definition that an operator has seen, or opens them again. Later reports stay as they are.
 * Throws `not_found`.
 */
export async function changeReports(
  deps: Deps,
  actor: Actor | undefined,
  { definition_key, state, newest_at }: ReportsChange,
): Promise<void> {
  await requireOperator(deps, actor)
  const seen = { key: definition_key, until: new Date(newest_at) }
  await (state === 'done' ? closeReports : reopenReports).execute(deps.pool, seen)
}

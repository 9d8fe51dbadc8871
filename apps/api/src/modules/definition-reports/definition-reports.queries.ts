import type { DefinitionReportReason } from '@wordhoard/contracts/reading/definition-reports'
import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface ReportValues {
  readonly userId: number
  readonly definitionId: number
  readonly reason: DefinitionReportReason
  readonly comment: string
  readonly sentence: string | null
  readonly shownText: string
}

/** Writes a report, or replaces the user's own one with the same reason. Writes nothing if the definition has gone. */
export const upsertReport = compileStatement((p: Placeholders<ReportValues>) =>
  insertFrom(
    query,
    'definition_report',
    (from) =>
      from
        .selectFrom('definition as d')
        .innerJoin('spell as s', 's.id', 'd.spell_id')
        .where('d.id', '=', p.definitionId),
    (eb) => ({
      user_id: cast(p.userId, 'int4'),
      definition_key: eb.ref('d.key'),
      definition_id: eb.ref('d.id'),
      headword: eb.ref('s.spell_lower'),
      reason: expr.cast<DefinitionReportReason>(p.reason, sql`text`),
      comment: cast(p.comment, 'text'),
      sentence: cast(p.sentence, 'text'),
      shown_text: cast(p.shownText, 'text'),
    }),
  ).onConflict((conflict) =>
    conflict.columns(['user_id', 'definition_key', 'reason']).doUpdateSet((eb) =>
      setColumns<'definition_report'>({
        definition_id: eb.ref('excluded.definition_id'),
        comment: eb.ref('excluded.comment'),
        sentence: eb.ref('excluded.sentence'),
        shown_text: eb.ref('excluded.shown_text'),
        reported_at: now,
        closed_at: eb.lit(null),
      }),
    ),
  ),
)

/** The address of an account. */
export const addressOf = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('user_account').select('email').where('id', '=', p.userId),
)

interface ListShape {
  readonly isClosed: boolean
}

function selectReports({ isClosed }: ListShape) {
  return query.selectFrom('definition_report as r').where('r.closed_at', isClosed ? 'is not' : 'is', null)
}

/** Number of definitions with open, or closed, reports. */
export const countReported = compileStatements((shape: ListShape, _p: Placeholders<object>) =>
  selectReports(shape).select((eb) => eb.fn.count<number>('r.definition_key').distinct().as('count')),
)

/** Reported definitions, the most reported first. The entry is found by its headword if the definition has gone. */
export const reportedPage = compileStatements(
  (shape: ListShape, p: Placeholders<{ limit: number; offset: number }>) =>
    query
      .selectFrom(
        selectReports(shape)
          .select((eb) => {
            const countOf = (reason: DefinitionReportReason) =>
              eb.fn.countAll<number>().filterWhere('r.reason', '=', literal(reason))
            return [
              'r.definition_key',
              eb.fn.max('r.headword').as('headword'),
              eb.fn.max('r.reported_at').as('newest_at'),
              eb.fn.countAll<number>().as('total'),
              countOf('unclear').as('unclear'),
              countOf('wrong_here').as('wrong_here'),
              countOf('other').as('other'),
            ]
          })
          .groupBy('r.definition_key')
          .as('g'),
      )
      .leftJoin('definition as d', 'd.key', 'g.definition_key')
      .leftJoin('spell as s', 's.spell_lower', 'g.headword')
      .select([
        'g.definition_key',
        'g.headword',
        'g.newest_at',
        'g.unclear',
        'g.wrong_here',
        'g.other',
        's.id as spell_id',
        'd.text',
        'd.part_of_speech',
      ])
      .orderBy('g.total', 'desc')
      .orderBy('g.newest_at', 'desc')
      .orderBy('g.definition_key')
      .limit(p.limit)
      .offset(p.offset),
)

/** The newest reports on each of these definitions. */
export const newestReports = compileStatements(
  (shape: ListShape, p: Placeholders<{ keys: readonly string[]; most: number }>) =>
    query
      .selectFrom(
        selectReports(shape)
          .select((eb) => [
            'r.definition_key',
            'r.id',
            'r.reason',
            'r.comment',
            'r.sentence',
            'r.shown_text',
            'r.reported_at',
            eb.fn
              .agg<number>('row_number')
              .over((over) =>
                over.partitionBy('r.definition_key').orderBy('r.reported_at', 'desc').orderBy('r.id', 'desc'),
              )
              .as('place'),
          ])
          .where((eb) => eb('r.definition_key', '=', eb.fn.any(p.keys)))
          .as('n'),
      )
      .selectAll()
      .where('n.place', '<=', p.most)
      .orderBy('n.definition_key')
      .orderBy('n.place'),
)

/** The reports on a definition up to a time. */
interface SeenReports {
  readonly key: string
  readonly until: Date
}

export const closeReports = compileStatement((p: Placeholders<SeenReports>) =>
  query
    .updateTable('definition_report')
    .set({ closed_at: now })
    .where('definition_key', '=', p.key)
    .where('reported_at', '<=', p.until)
    .where('closed_at', 'is', null),
)

export const reopenReports = compileStatement((p: Placeholders<SeenReports>) =>
  query
    .updateTable('definition_report')
    .set({ closed_at: expr.lit(null) })
    .where('definition_key', '=', p.key)
    .where('reported_at', '<=', p.until)
    .where('closed_at', 'is not', null),
)

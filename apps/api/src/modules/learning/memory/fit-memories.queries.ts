import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { LEAST_ANSWERS } from '@wordhoard/learning/memory-fit'

/** Number of learners listed at a time. */
export const FIT_BATCH = 100

/**
 * Learners whose memory is to be fitted tonight: they have answered since it was last fitted, often enough in all, and
 * nobody has tried it tonight.
 */
export const learnersToFit = compileStatement((p: Placeholders<{ night: Date; after: number }>) =>
  query
    .selectFrom('user_account as u')
    .leftJoin('memory_fit as f', 'f.user_id', 'u.id')
    .select('u.id')
    .where('u.id', '>', p.after)
    .where((eb) => eb.or([eb('f.tried_at', 'is', null), eb('f.tried_at', '<', p.night)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('answer_log as l')
          .select('l.id')
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.undone_at', 'is', null)
          .where((l) => l('l.id', '>', l.fn.coalesce('f.last_answer_id', l.lit(0)))),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('answer_log as l')
          .select('l.id')
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.undone_at', 'is', null)
          .orderBy('l.id')
          .offset(expr.lit(LEAST_ANSWERS - 1))
          .limit(expr.lit(1)),
      ),
    )
    .orderBy('u.id')
    .limit(expr.lit(FIT_BATCH)),
)

/** Takes a learner for tonight, so that no other process fits the same memory; returns no row if one has. */
export const claimFit = compileStatement((p: Placeholders<{ userId: number; night: Date; at: Date }>) =>
  query
    .insertInto('memory_fit')
    .values({ user_id: p.userId, tried_at: p.at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => setColumns<'memory_fit'>({ tried_at: eb.ref('excluded.tried_at') }))
        .where('memory_fit.tried_at', '<', p.night),
    )
    .returning('user_id'),
)

/** Returns a time in ms since 1970. */
const milliseconds = (time: Expression<Date>) => sql<number>`extract(epoch from ${time}) * 1000`

/**
 * All answers of a learner that count, as a JSON array of `AnswerRow`: one string is faster to read than thousands of rows,
 * and goes to the process as it is. `upTo` reads as of an earlier answer.
 */
export const answersToFit = compileStatement((p: Placeholders<{ userId: number; upTo: number | null }>) =>
  query
    .selectFrom('answer_log')
    .select((eb) => [
      cast(
        eb.fn.coalesce(
          eb.fn
            .agg<unknown>('json_agg', [
              eb.fn('json_build_array', [
                'spell_id',
                'game_name',
                'is_correct',
                'swipe',
                milliseconds(eb.ref('answered_at')),
                'milliseconds',
              ]),
            ])
            .orderBy('id'),
          literal('[]'),
        ),
        'text',
      ).as('answers'),
      eb.fn.max('id').as('last_id'),
    ])
    .where('user_id', '=', p.userId)
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb(cast(p.upTo, 'int8'), 'is', null), eb('id', '<=', cast(p.upTo, 'int8'))])),
)

interface FitValues {
  readonly userId: number
  readonly fittedAt: Date
  readonly lastAnswerId: number
  readonly answers: number
  readonly start: number | null
  readonly growth: number | null
  readonly relearning: number | null
  readonly loss: number | null
  readonly averageLoss: number | null
  readonly rightSeconds: number
  readonly wrongSeconds: number
  readonly retention: number
}

/** Writes all of a fitted memory at once. */
export const writeFit = compileStatement((p: Placeholders<FitValues>) =>
  query
    .updateTable('memory_fit')
    .set({
      fitted_at: p.fittedAt,
      last_answer_id: p.lastAnswerId,
      answers: p.answers,
      start: p.start,
      growth: p.growth,
      relearning: p.relearning,
      loss: p.loss,
      average_loss: p.averageLoss,
      right_seconds: p.rightSeconds,
      wrong_seconds: p.wrongSeconds,
      retention: p.retention,
    })
    .where('user_id', '=', p.userId),
)

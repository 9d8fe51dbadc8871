import { DEFAULT_NEW_WORDS_PER_DAY } from '@wordhoard/contracts/learning'
import { type Columns, cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { EARLY_MS, MAX_INTERVAL } from '@wordhoard/learning/memory'
import { isPractisable } from '../practisable.queries'

const REVIEW_PHASE = 2
const DAY_SECONDS = 86_400

/** A learner's memory as it was fitted, their targets, and the number of their answers. */
export const memoryOfLearner = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .leftJoin('memory_fit as f', 'f.user_id', 'u.id')
    .leftJoin('learn_settings as t', 't.user_id', 'u.id')
    .select((eb) => [
      'f.start',
      'f.growth',
      'f.relearning',
      'f.answers',
      'f.loss',
      'f.average_loss',
      'f.fitted_at',
      'f.retention as automatic_retention',
      't.target_retention as chosen_retention',
      eb
        .selectFrom('answer_log as l')
        .select((l) => l.fn.countAll<number>().as('count'))
        .where('l.user_id', '=', p.userId)
        .where('l.undone_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('answers_so_far'),
    ])
    .where('u.id', '=', p.userId),
)

/** Returns the days from an answer to the next one, as `remember` computes them. */
function intervalAfter(stability: Expression<number | null>, factor: Expression<number>): Expression<number> {
  const longest = sql.lit(MAX_INTERVAL)
  return sql<number>`least(${longest}, greatest(1, floor(${stability} * ${factor} + 0.5)))`
}

/** About how many words come back each day, for each factor from stability to interval, in the order of the factors. */
export const wordsPerDay = compileStatement(
  (p: Placeholders<{ userId: number; factors: readonly number[] }>) =>
    query
      .selectFrom(unnest('c', { factor: cast(p.factors, 'float8[]') }))
      .leftJoin('main_voc_item as i', (join) =>
        join
          .on('i.user_id', '=', p.userId)
          .on('i.phase', '=', expr.lit(REVIEW_PHASE))
          .on((eb) => isPractisable(columnsOf(eb, 'i'))),
      )
      .select((eb) => [
        'c.factor',
        // A learner without such words has one row of nulls, and the greatest of 1 and null is 1.
        sql<number>`coalesce(sum(1 / ${intervalAfter(eb.ref('i.stability'), eb.ref('c.factor'))})
          filter (where ${eb('i.stability', 'is not', null)}), 0)`.as('words'),
      ])
      .groupBy('c.factor'),
)

/** Writes the target that a learner chose; null for the automatic one. */
export const writeRetention = compileStatement(
  (p: Placeholders<{ userId: number; retention: number | null }>) =>
    query
      .insertInto('learn_settings')
      .values({
        user_id: p.userId,
        new_words_per_day: expr.lit(DEFAULT_NEW_WORDS_PER_DAY),
        target_retention: p.retention,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) =>
            setColumns<'learn_settings'>({ target_retention: eb.ref('excluded.target_retention') }),
          ),
      ),
)

/** Moves the due times of all words that were answered rightly to where another target puts them. */
export const moveDueTimes = compileStatement((p: Placeholders<{ userId: number; factor: number }>) =>
  query
    .updateTable('main_voc_item')
    .set((eb) =>
      setColumns<'main_voc_item'>({
        next_repeated_at: dueAfter(
          { last_repeated_at: eb.ref('last_repeated_at'), stability: eb.ref('stability') },
          cast(p.factor, 'float8'),
        ),
      }),
    )
    .where('user_id', '=', p.userId)
    .where('phase', '=', expr.lit(REVIEW_PHASE)),
)

function dueAfter(
  item: Pick<Columns<Tables['main_voc_item']>, 'last_repeated_at' | 'stability'>,
  factor: Expression<number>,
): Expression<Date> {
  const [day, early] = [sql.lit(DAY_SECONDS), sql.lit(EARLY_MS / 1000)]
  const seconds = sql<number>`${intervalAfter(item.stability, factor)} * ${day} - ${early}`
  return sql<Date>`${item.last_repeated_at} + make_interval(secs => ${seconds})`
}

/** Practises words again that were let go. */
export const bringWordsBack = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .updateTable('main_voc_item')
      .set({ let_go_at: expr.lit(null) })
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
      .where('let_go_at', 'is not', null),
)

/** Words that practice let go, the latest first, with the number of all. */
export const letGoWords = compileStatement(
  (p: Placeholders<{ userId: number; limit: number; offset: number }>) =>
    query
      .selectFrom('main_voc_item')
      .select(['spell_id', 'spell_lower', 'let_go_at'])
      .where('user_id', '=', p.userId)
      .where('let_go_at', 'is not', null)
      .$narrowType<{ let_go_at: Date }>()
      .orderBy('let_go_at', 'desc')
      .orderBy('spell_id')
      .limit(p.limit)
      .offset(p.offset),
)

/** Number of words that practice let go. */
export const countLetGo = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', p.userId)
    .where('let_go_at', 'is not', null),
)

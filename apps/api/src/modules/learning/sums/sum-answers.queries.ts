import { expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { answersSince, sumByDay, sundayOf } from './answer-days.queries'

interface Span {
  readonly userId: number
  /** The first day. */
  readonly since: string
  /** The first day that is no longer part of it. */
  readonly until: string
}

/** Up to which day a user's answers are summed. */
export const summedUntil = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('answer_sum').select('until_day').where('user_id', '=', p.userId),
)

export const setSummedUntil = compileStatement((p: Placeholders<{ userId: number; until: string }>) =>
  query
    .insertInto('answer_sum')
    .values({ user_id: p.userId, until_day: p.until })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => setColumns<'answer_sum'>({ until_day: eb.ref('excluded.until_day') })),
    ),
)

/** Tables of sums. */
export const sumTables = ['answer_day', 'answer_word', 'answer_week'] as const

export const deleteSums = compileStatements(
  ({ table }: { readonly table: (typeof sumTables)[number] }, p: Placeholders<{ userId: number }>) =>
    query.deleteFrom(table).where('user_id', '=', p.userId),
)

/** Doesn't wait for the disk at the commit: what is lost in a crash is summed again. */
export const commitWithoutWaiting = compileStatement(() =>
  query.selectNoFrom(sql<string>`set_config('synchronous_commit', 'off', true)`.as('setting')),
)

/** Sums days; none of them may be summed already. */
export const sumDays = compileStatement((p: Placeholders<Span>) =>
  insertFrom(
    query,
    'answer_day',
    (db) =>
      db.selectFrom(sumByDay(answersSince(p.userId, p.since).where('l.local_date', '<', p.until)).as('s')),
    (eb) => ({
      user_id: eb.ref('s.user_id'),
      day: eb.ref('s.day'),
      answers: eb.ref('s.answers'),
      correct: eb.ref('s.correct'),
      words: eb.ref('s.words'),
      sessions: eb.ref('s.sessions'),
      sessions_begun: eb.ref('s.sessions_begun'),
      repeated: eb.ref('s.repeated'),
      repeated_correct: eb.ref('s.repeated_correct'),
      score_delta: eb.ref('s.score_delta'),
      first_at: eb.ref('s.first_at'),
      last_at: eb.ref('s.last_at'),
      run_first: eb.ref('s.run_first'),
      run_last: eb.ref('s.run_last'),
      run_best: eb.ref('s.run_best'),
    }),
  ),
)

/** Adds the answers of days to the sums of their words. */
export const sumWords = compileStatement((p: Placeholders<Span>) => {
  const words = answersSince(p.userId, p.since)
    .where('l.local_date', '<', p.until)
    .select((eb) => [
      'l.user_id',
      'l.spell_id',
      eb.fn.countAll<number>().as('answers'),
      eb.fn
        .countAll<number>()
        .filterWhere((answer) => answer.not(answer.ref('l.is_correct')))
        .as('mistakes'),
      sql<
        number | null
      >`(array_agg(${eb.ref('l.stability')} order by ${eb.ref('l.local_date')} desc, ${eb.ref('l.answered_at')} desc, ${eb.ref('l.id')} desc) filter (where ${eb('l.stability', 'is not', null)}))[1]`.as(
        'stability',
      ),
    ])
    .groupBy(['l.user_id', 'l.spell_id'])
  return insertFrom(
    query,
    'answer_word',
    (db) => db.selectFrom(words.as('s')),
    (eb) => ({
      user_id: eb.ref('s.user_id'),
      spell_id: eb.ref('s.spell_id'),
      answers: eb.ref('s.answers'),
      mistakes: eb.ref('s.mistakes'),
      stability: eb.ref('s.stability'),
    }),
  ).onConflict((conflict) =>
    conflict.columns(['user_id', 'spell_id']).doUpdateSet((eb) =>
      setColumns<'answer_word'>({
        answers: eb('answer_word.answers', '+', eb.ref('excluded.answers')),
        mistakes: eb('answer_word.mistakes', '+', eb.ref('excluded.mistakes')),
        stability: eb.fn.coalesce('excluded.stability', 'answer_word.stability'),
      }),
    ),
  )
})

/** The weeks of a span with answers, by their Sundays. */
export const weeksWithAnswers = compileStatement((p: Placeholders<Span>) =>
  answersSince(p.userId, p.since)
    .where('l.local_date', '<', p.until)
    .select((eb) => sundayOf(eb.ref('l.local_date')).as('week'))
    .distinct()
    .orderBy('week'),
)

/** Writes the words in memory, as summed now, as those at the end of a week. */
export const sumWeek = compileStatement((p: Placeholders<{ userId: number; week: string }>) =>
  insertFrom(
    query,
    'answer_week',
    (db) =>
      db.selectFrom(
        db
          .selectFrom('answer_word as w')
          .select((eb) => [
            eb.fn.countAll<number>().as('words'),
            eb.fn
              .agg<number>('percentile_cont', [eb.lit(0.5)])
              .withinGroupOrderBy('w.stability')
              .as('median_days'),
          ])
          .where('w.user_id', '=', p.userId)
          .where('w.stability', 'is not', null)
          .having((eb) => eb(eb.fn.countAll<number>(), '>', expr.lit(0)))
          .as('s'),
      ),
    (eb) => ({
      user_id: p.userId,
      week: p.week,
      words: eb.ref('s.words'),
      median_days: eb.ref('s.median_days'),
    }),
  ).onConflict((conflict) =>
    conflict.columns(['user_id', 'week']).doUpdateSet((eb) =>
      setColumns<'answer_week'>({
        words: eb.ref('excluded.words'),
        median_days: eb.ref('excluded.median_days'),
      }),
    ),
  ),
)

/** The next people who have answered anything, by their ids. */
export const learnersAfter = compileStatement((p: Placeholders<{ after: number; limit: number }>) =>
  query
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '>', p.after)
    .where((eb) => eb.exists(eb.selectFrom('answer_log as l').whereRef('l.user_id', '=', 'u.id')))
    .orderBy('u.id')
    .limit(p.limit),
)

import type { ReminderKind } from '@wordhoard/contracts/goals'
import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { practiceBetween, readingBetween } from '../goals/goals.queries'
import { isDue } from '../vocabulary/word.queries'

/** The open classrooms that a user teaches: as an active member of the staff who is in them. */
function selectTaughtClasses(userId: Expression<number>) {
  return query
    .selectFrom('classroom_member as k')
    .innerJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'k.school_id')
        .onRef('m.user_id', '=', 'k.user_id')
        .on('m.is_active', '=', expr.lit(true))
        .on('m.role', '<>', literal('student')),
    )
    .innerJoin('classroom as c', (join) =>
      join.onRef('c.id', '=', 'k.classroom_id').on('c.is_archived', '=', expr.lit(false)),
    )
    .where('k.user_id', '=', userId)
}

/** Maximum number of classes in a summary. */
const MAX_CLASSES = 20

/** The classes in a teacher's summary. */
export const classesOfTeacher = compileStatement((p: Placeholders<{ userId: number }>) =>
  selectTaughtClasses(p.userId).select(['c.id', 'c.name']).orderBy('c.name').limit(expr.lit(MAX_CLASSES)),
)

/** A user's address, and whether they teach. */
export const readerOf = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => [
      'u.email',
      cast(eb.exists(selectTaughtClasses(p.userId).select('c.id')), 'bool').as('has_classes'),
    ])
    .where('u.id', '=', p.userId),
)

/** The reminders that a user has asked for. */
export const remindersOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.selectFrom('reminder').select(['kind', 'hour', 'time_zone']).where('user_id', '=', p.userId),
)

/** Stops all reminders of a user except the given kinds. */
export const stopOthers = compileStatement(
  (p: Placeholders<{ userId: number; kinds: readonly ReminderKind[] }>) =>
    query
      .deleteFrom('reminder')
      .where('user_id', '=', p.userId)
      .where((eb) => eb.not(eb('kind', '=', eb.fn.any(p.kinds)))),
)

/** Stops one kind of reminder. */
export const stopReminder = compileStatement((p: Placeholders<{ userId: number; kind: ReminderKind }>) =>
  query.deleteFrom('reminder').where('user_id', '=', p.userId).where('kind', '=', p.kind),
)

interface ReminderValues {
  readonly userId: number
  readonly kind: ReminderKind
  readonly hour: number
  readonly timeZone: string
  readonly nextAt: Date
}

/** Starts a reminder, or changes its time. */
export const writeReminder = compileStatement((p: Placeholders<ReminderValues>) =>
  query
    .insertInto('reminder')
    .values({ user_id: p.userId, kind: p.kind, hour: p.hour, time_zone: p.timeZone, next_at: p.nextAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) =>
        setColumns<'reminder'>({
          hour: eb.ref('excluded.hour'),
          time_zone: eb.ref('excluded.time_zone'),
          next_at: eb.ref('excluded.next_at'),
        }),
      ),
    ),
)

/** Number of reminders handled at a time. */
export const BATCH = 100

/** Selects reminders whose time has come, and locks them; another process takes others. */
export const dueReminders = compileStatement((p: Placeholders<{ at: Date }>) =>
  query
    .selectFrom('reminder as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'r.kind', 'r.hour', 'r.time_zone', 'r.next_at', 'u.email'])
    .where('r.next_at', '<=', p.at)
    .orderBy('r.next_at')
    .limit(expr.lit(BATCH))
    .forUpdate('r')
    .skipLocked(),
)

interface MovedReminders {
  readonly userIds: readonly number[]
  readonly kinds: readonly string[]
  /** Seconds since 1970. */
  readonly nextAt: readonly number[]
}

/** Moves reminders to their next time. */
export const moveReminders = compileStatement((p: Placeholders<MovedReminders>) =>
  query
    .updateTable('reminder as r')
    .from(
      unnest('n', {
        user_id: cast(p.userIds, 'int4[]'),
        kind: cast(p.kinds, 'text[]'),
        next_at: cast(p.nextAt, 'int8[]'),
      }),
    )
    .set((eb) => setColumns<'reminder'>({ next_at: eb.fn<Date>('to_timestamp', ['n.next_at']) }))
    .whereRef('r.user_id', '=', 'n.user_id')
    .whereRef('r.kind', '=', 'n.kind'),
)

/** Records that a mail is about to be sent; returns no row if that kind was already sent to the user on that day. */
export const insertMail = compileStatement(
  (p: Placeholders<{ userId: number; kind: ReminderKind; day: string }>) =>
    // The account may be deleted at the same time.
    insertFrom(
      query,
      'reminder_mail',
      (db) => db.selectFrom('user_account as u').where('u.id', '=', p.userId),
      (eb) => ({ user_id: eb.ref('u.id'), kind: cast(p.kind, 'text'), day: cast(p.day, 'date') }),
    )
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
)

interface Days {
  readonly userIds: readonly number[]
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/**
 * Selects what users have done between two of their days, each with days of their own, their goals, and what is due now.
 */
export const figuresOfUsers = compileStatement((p: Placeholders<Days>) =>
  query
    .selectFrom(
      unnest('t', {
        user_id: cast(p.userIds, 'int4[]'),
        from_day: cast(p.from, 'text[]'),
        to_day: cast(p.to, 'text[]'),
      }),
    )
    .crossJoinLateral((eb) =>
      practiceBetween(
        eb.ref('t.user_id'),
        cast(eb.ref('t.from_day'), 'date'),
        cast(eb.ref('t.to_day'), 'date'),
      ).as('practice'),
    )
    .leftJoin('daily_goal as g', 'g.user_id', 't.user_id')
    .select((eb) => {
      const [from, to] = [cast(eb.ref('t.from_day'), 'date'), cast(eb.ref('t.to_day'), 'date')]
      return [
        't.user_id',
        'g.unit',
        'g.amount',
        'practice.words',
        'practice.seconds as practice_seconds',
        readingBetween(eb.ref('t.user_id'), from, to).$asScalar().$notNull().as('reading_seconds'),
        eb
          .selectFrom('main_voc_item as i')
          .select((item) => item.fn.countAll<number>().as('count'))
          .whereRef('i.user_id', '=', 't.user_id')
          .where('i.repeat_count', '>', eb.lit(0))
          .where((item) => isDue(columnsOf(item, 'i')))
          .$asScalar()
          .$notNull()
          .as('due'),
        cast(
          eb.exists(
            eb
              .selectFrom('planned_break as b')
              .select('b.user_id')
              .whereRef('b.user_id', '=', 't.user_id')
              .where('b.from_day', '<=', to)
              .where('b.until_day', '>=', to),
          ),
          'bool',
        ).as('is_on_break'),
      ]
    }),
)

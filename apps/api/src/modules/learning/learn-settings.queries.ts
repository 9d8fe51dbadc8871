import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'

type UserParams = Placeholders<{ userId: number }>

/** All planned breaks, including past ones, the oldest first. */
export const breaksOfUser = compileStatement((p: UserParams) =>
  query
    .selectFrom('planned_break')
    .select(['from_day as from', 'until_day as until'])
    .where('user_id', '=', p.userId)
    .orderBy('from_day'),
)

/** A user's number of new words per day, null before they chose, and the end of a current or future break. */
export const settingsOfUser = compileStatement((p: Placeholders<{ userId: number; today: string }>) =>
  query.selectNoFrom((eb) => [
    eb
      .selectFrom('learn_settings')
      .select('new_words_per_day')
      .where('user_id', '=', p.userId)
      .as('new_words_per_day'),
    eb
      .selectFrom('planned_break')
      .select((planned) => planned.fn.max('until_day').as('until_day'))
      .where('user_id', '=', p.userId)
      .where('until_day', '>=', p.today)
      .as('break_until'),
  ]),
)

/** Writes a user's number of new words per day. */
export const writeSettings = compileStatement((p: Placeholders<{ userId: number; newWordsPerDay: number }>) =>
  query
    .insertInto('learn_settings')
    .values({ user_id: p.userId, new_words_per_day: p.newWordsPerDay })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) =>
          setColumns<'learn_settings'>({ new_words_per_day: eb.ref('excluded.new_words_per_day') }),
        ),
    ),
)

interface BreakValues {
  readonly userId: number
  readonly today: string
  readonly until: string
}

/** Deletes current and future breaks that begin after their new end. */
export const deleteBreaksAfter = compileStatement((p: Placeholders<BreakValues>) =>
  query
    .deleteFrom('planned_break')
    .where('user_id', '=', p.userId)
    .where('until_day', '>=', p.today)
    .where('from_day', '>', p.until),
)

/** Moves the end of the current break. */
export const moveBreakEnd = compileStatement((p: Placeholders<BreakValues>) =>
  query
    .updateTable('planned_break')
    .set({ until_day: p.until })
    .where('user_id', '=', p.userId)
    .where('until_day', '>=', p.today),
)

/** Plans a break that begins today. */
export const planBreak = compileStatement((p: Placeholders<BreakValues>) =>
  query
    .insertInto('planned_break')
    .values({ user_id: p.userId, from_day: p.today, until_day: p.until })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'from_day'])
        .doUpdateSet((eb) => setColumns<'planned_break'>({ until_day: eb.ref('excluded.until_day') })),
    ),
)

/** Time zone of a user's last answer. */
export const zoneOfLastAnswer = prepareStatement('learn-zone', (p: UserParams) =>
  query
    .selectFrom('answer_log')
    .select('zone')
    .where('user_id', '=', p.userId)
    .orderBy('id', 'desc')
    .limit((eb) => eb.lit(1)),
)

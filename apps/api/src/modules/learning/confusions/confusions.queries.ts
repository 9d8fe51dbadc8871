import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { dateDaysAgo } from '@wordhoard/database/sql/times'
import { GAMES_PER_DUEL } from '@wordhoard/learning/confusions/duels'

/**
 * Words that the learner first practised since a time.
 *
 * `sinceDay` is the earliest date, in any time zone, of that time; by date, the log is found by an index.
 */
export const wordsBegun = prepareStatement(
  'learn-begun',
  (p: Placeholders<{ userId: number; sinceDay: string; since: Date }>) =>
    query
      .selectFrom('answer_log')
      .select('spell_id')
      .distinct()
      .where('user_id', '=', p.userId)
      .where('local_date', '>=', p.sinceDay)
      .where('answered_at', '>', p.since)
      .where('repeat_count_before', '=', expr.lit(0))
      .where('undone_at', 'is', null),
)

type WordsOfUser = Placeholders<{ userId: number; spellIds: readonly number[] }>

/** On how many days words were answered, and when they were last asked in a duel. */
export const wordHistories = prepareStatement('learn-histories', (p: WordsOfUser) =>
  query
    .selectFrom('answer_log')
    .select((eb) => [
      'spell_id',
      eb.fn.count<number>('local_date').distinct().as('days'),
      eb.fn.max('answered_at').filterWhere('is_duel', '=', eb.lit(true)).as('duel_at'),
    ])
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
    .where('undone_at', 'is', null)
    .groupBy('spell_id'),
)

/** When another word was last chosen or typed instead of one of these. */
export const mixedUpWords = prepareStatement('learn-mixed-up', (p: WordsOfUser) =>
  query
    .selectFrom('answer_log')
    .select((eb) => ['spell_id', 'chosen_spell_id', eb.fn.max('answered_at').as('mixed_at')])
    .where('user_id', '=', p.userId)
    .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds)))
    .where('chosen_spell_id', 'is not', null)
    .where('undone_at', 'is', null)
    .groupBy(['spell_id', 'chosen_spell_id']),
)

/** Whether the learner's last answers of two months were duels, the last first. */
export const lastDuels = prepareStatement('learn-duels', (p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('answer_log')
    .select('is_duel')
    .where('user_id', '=', p.userId)
    .where('local_date', '>', dateDaysAgo(60))
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(expr.lit(GAMES_PER_DUEL - 1)),
)

import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { textWithLabels } from '../dictionary/marked-words.queries'

/** Number of words read and written at a time; other requests wait while a page is processed. */
export const EXPORT_PAGE = 250

/** A time as JSON text; empty for null. */
function timeText(time: Expression<Date | null>) {
  const inUtc = expr.fn('timezone', [literal('UTC'), time])
  const text = expr.fn<string>('to_char', [inUtc, literal('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')])
  return expr.fn.coalesce(text, literal(''))
}

/**
 * The next page of words after a given one, each with its first definition and best sentence. Returned as one JSON
 * value, which costs the main thread less than half as much as rows. The inner query limits the page before anything is
 * joined to it.
 */
export const exportedPage = compileStatement(
  (p: Placeholders<{ userId: number; after: string; states: readonly number[] | null }>) => {
    const page = query
      .selectFrom('main_voc_item')
      .selectAll()
      .where('user_id', '=', p.userId)
      .where('id', '>', cast(p.after, 'int8'))
      .where((eb) => {
        const states = cast(p.states, 'int4[]')
        return eb.or([eb(states, 'is', null), eb('state', '=', eb.fn.any(states.$notNull()))])
      })
      .orderBy('id')
      .limit(expr.lit(EXPORT_PAGE))
    const words = query
      .selectFrom(page.as('i'))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('definition')
            .select((definition) => [
              'definition.id',
              'part_of_speech',
              textWithLabels(columnsOf(definition, 'definition')).as('text'),
            ])
            .whereRef('definition.spell_id', '=', 'i.spell_id')
            .orderBy('ordinal')
            .limit(expr.lit(1))
            .as('d'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('encounter')
            .select(['sentence', 'source'])
            .whereRef('encounter.user_id', '=', 'i.user_id')
            .whereRef('encounter.spell_id', '=', 'i.spell_id')
            .orderBy('was_looked_up', 'desc')
            .orderBy('met_at', 'desc')
            .limit(expr.lit(1))
            .as('e'),
        (join) => join.onTrue(),
      )
      .select((eb) => [
        'i.id as ordinal',
        cast(eb.ref('i.id'), 'text').as('id'),
        'i.spell_id',
        'i.spell_lower as word',
        'i.state',
        'i.priority',
        eb.fn<number>('round', [cast(eb.ref('i.score'), 'numeric'), eb.lit(2)]).as('score'),
        'i.streak',
        'i.repeat_count as repeats',
        timeText(eb.ref('i.added_at')).as('added_at'),
        timeText(eb.ref('i.last_repeated_at')).as('last_repeated_at'),
        timeText(eb.ref('i.next_repeated_at')).as('next_repeated_at'),
        eb.fn.coalesce('i.note', literal('')).as('note'),
        'd.id as definition_id',
        eb.fn.coalesce('d.part_of_speech', literal('')).as('part_of_speech'),
        eb.fn.coalesce('d.text', literal('')).as('definition'),
        eb.fn.coalesce('e.sentence', literal('')).as('sentence'),
        eb.fn.coalesce('e.source', literal('')).as('source'),
      ])
    return query
      .selectFrom(words.as('w'))
      .select((eb) =>
        eb.fn.coalesce(eb.fn.jsonAgg('w').orderBy('w.ordinal'), cast(literal('[]'), 'json')).as('words'),
      )
  },
)

/** The sentence of each of the user's words in the latest text they read. */
export const encounterSentences = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('read_text as t')
    .crossJoin((eb) => unnest('w', { spell_id: eb.ref('t.spell_ids'), sentence: eb.ref('t.sentences') }))
    .distinctOn('w.spell_id')
    .select(['w.spell_id', 'w.sentence', 't.title as source'])
    .where('t.user_id', '=', p.userId)
    .where('w.sentence', '<>', literal(''))
    .where((eb) =>
      eb(
        'w.spell_id',
        'in',
        eb.selectFrom('main_voc_item as i').select('i.spell_id').where('i.user_id', '=', p.userId),
      ),
    )
    .orderBy('w.spell_id')
    .orderBy('t.read_at', 'desc'),
)

import { arrayOf, cast, elementAt, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { compileStatement } from '@wordhoard/database/sql/statement'
import type { Owner } from './account-sections.queries'

/** Names of the word states in the order of their numbers. */
const stateNames = sql<string[]>`(array['met', 'new', 'learning', 'known', 'ignored'])`

function stateName(state: Expression<number>) {
  return elementAt(stateNames, expr(state, '+', expr.lit(1)))
}

/** The user's words, encounters and vocabularies, and what they reported about definitions. */
export const vocabularySections = {
  main_vocabulary: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('main_voc_item')
      .select((eb) => [
        'spell_lower as word',
        'priority',
        stateName(eb.ref('state')).as('state'),
        'score',
        'streak',
        'repeat_count',
        'met_count',
        'lookup_count',
        'added_at',
        'last_repeated_at',
        'next_repeated_at',
        'stability',
        'difficulty',
        'lapses',
        'let_go_at',
        'note',
      ])
      .where('user_id', '=', p.userId)
      .orderBy('id'),
  ),
  encounters: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('encounter as e')
      .innerJoin('spell as s', 's.id', 'e.spell_id')
      .leftJoin('definition as d', 'd.id', 'e.definition_id')
      .select([
        's.spell_lower as word',
        'e.sentence',
        'e.source',
        'e.position',
        'e.met_at',
        'e.was_looked_up',
        'd.text as chosen_definition',
      ])
      .where('e.user_id', '=', p.userId)
      .orderBy('e.id'),
  ),
  words_changed: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('word_change as c')
      .innerJoin('spell as s', 's.id', 'c.spell_id')
      .select(['s.spell_lower as word', 'c.changed_at'])
      .where('c.user_id', '=', p.userId)
      .orderBy('c.spell_id'),
  ),
  texts_read: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('read_text as t')
      .select((eb) => [
        't.title',
        't.read_at',
        eb
          .selectFrom(unnest('w', { spell_id: eb.ref('t.spell_ids'), sentence: eb.ref('t.sentences') }))
          .innerJoin('spell as s', 's.id', 'w.spell_id')
          .select((word) =>
            word.fn
              .coalesce(
                word.fn.agg<unknown>('jsonb_object_agg', ['s.spell_lower', 'w.sentence']),
                cast(literal('{}'), 'jsonb'),
              )
              .as('words'),
          )
          .as('words'),
      ])
      .where('t.user_id', '=', p.userId)
      .orderBy('t.read_at'),
  ),
  vocabularies: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('custom_voc as v')
      .select((eb) => [
        'v.name',
        'v.description',
        'v.access_modifier',
        'v.created_at',
        'v.updated_at',
        arrayOf(
          eb
            .selectFrom('custom_voc_spell as w')
            .select('w.spell_lower')
            .whereRef('w.user_id', '=', 'v.user_id')
            .whereRef('w.voc_id', '=', 'v.id')
            .orderBy('w.id'),
        ).as('words'),
      ])
      .where('v.user_id', '=', p.userId)
      .orderBy('v.id'),
  ),
  definition_reports: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('definition_report')
      .select([
        'headword as word',
        'shown_text as definition',
        'reason',
        'comment',
        'sentence',
        'reported_at',
        'closed_at',
      ])
      .where('user_id', '=', p.userId)
      .orderBy('id'),
  ),
}

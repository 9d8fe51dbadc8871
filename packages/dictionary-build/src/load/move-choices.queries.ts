import { cast } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Selects the ids of definitions by their keys. */
export const definitionsWithKeys = compileStatement((p: Placeholders<{ keys: readonly string[] }>) =>
  query
    .selectFrom('definition')
    .select(['id', 'key'])
    .where((eb) => eb('key', '=', eb.fn.any(p.keys))),
)

interface Moves {
  /** Ids of definitions that go. */
  readonly from: readonly number[]
  /** Ids of the definitions that take their places, in the same order. */
  readonly to: readonly number[]
}

/** Moves the senses that learners chose for their sentences to other definitions. */
export const moveChosenSenses = compileStatement((p: Placeholders<Moves>) =>
  query
    .updateTable('encounter')
    .from(unnest('m', { from_id: cast(p.from, 'int4[]'), to_id: cast(p.to, 'int4[]') }))
    .set((eb) => setColumns<'encounter'>({ definition_id: eb.ref('m.to_id') }))
    .whereRef('encounter.definition_id', '=', 'm.from_id'),
)

/** Moves the senses that authors chose for words of their articles to other definitions. */
export const moveArticleSenses = compileStatement((p: Placeholders<Moves>) =>
  query
    .updateTable('article_sense')
    .from(unnest('m', { from_id: cast(p.from, 'int4[]'), to_id: cast(p.to, 'int4[]') }))
    .set((eb) => setColumns<'article_sense'>({ definition_id: eb.ref('m.to_id') }))
    .whereRef('article_sense.definition_id', '=', 'm.from_id'),
)

/** Deletes and returns the counts of corrections from or to these definitions. */
export const takeFeedback = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .deleteFrom('sense_feedback')
    .where((eb) => eb.or([eb('offered_id', '=', eb.fn.any(p.ids)), eb('chosen_id', '=', eb.fn.any(p.ids))]))
    .returning(['offered_id', 'chosen_id', 'count']),
)

interface Feedback {
  readonly offeredIds: readonly number[]
  readonly chosenIds: readonly number[]
  readonly counts: readonly number[]
}

/** Adds counts of corrections; each pair of definitions must be given once. */
export const addFeedback = compileStatement((p: Placeholders<Feedback>) =>
  insertFrom(
    query,
    'sense_feedback',
    (from) =>
      from.selectFrom(
        unnest('f', {
          offered_id: cast(p.offeredIds, 'int4[]'),
          chosen_id: cast(p.chosenIds, 'int4[]'),
          count: cast(p.counts, 'int4[]'),
        }),
      ),
    (eb) => ({
      offered_id: eb.ref('f.offered_id'),
      chosen_id: eb.ref('f.chosen_id'),
      count: eb.ref('f.count'),
    }),
  ).onConflict((conflict) =>
    conflict.columns(['offered_id', 'chosen_id']).doUpdateSet((eb) =>
      setColumns<'sense_feedback'>({
        count: eb('sense_feedback.count', '+', eb.ref('excluded.count')),
      }),
    ),
  ),
)

import { cast, expr } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Finds a definition if it belongs to the spell. */
export const definitionOfSpell = compileStatement(
  (p: Placeholders<{ definitionId: number; spellId: number }>) =>
    query
      .selectFrom('definition')
      .select('id')
      .where('id', '=', p.definitionId)
      .where('spell_id', '=', p.spellId),
)

interface Choice {
  readonly userId: number
  readonly spellId: number
  readonly headword: string
  readonly sentence: string
  /** Title of the text. */
  readonly title: string
  /** Null undoes an earlier choice. */
  readonly definitionId: number | null
  /** The definition that was offered first, if known. */
  readonly offeredId: number | null
  readonly at: Date
}

/**
 * Writes the choice to all encounters of the sentence (one for each article that contains it), or to a new one if there
 * is none. Counts a correction once per sentence. A choice that was made later stays.
 */
export const writeChoice = compileStatement((p: Placeholders<Choice>) => {
  const definitionId = cast(p.definitionId, 'int4')
  const withChoice = query
    .with('entered', (db) =>
      db
        .insertInto('main_voc_item')
        .values({
          user_id: p.userId,
          spell_id: p.spellId,
          spell_lower: p.headword,
          met_count: expr.lit(1),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'spell_id']).doNothing()),
    )
    .with('before', (db) =>
      db
        .selectFrom('encounter')
        .select(['id', 'definition_id'])
        .where('user_id', '=', p.userId)
        .where('spell_id', '=', p.spellId)
        .where('sentence', '=', p.sentence)
        .orderBy('id')
        .limit(expr.lit(1))
        .forUpdate(),
    )
    .with('changed', (db) =>
      db
        .updateTable('encounter as e')
        .from('before as b')
        .set({ definition_id: definitionId, chosen_at: p.at })
        .where('e.user_id', '=', p.userId)
        .where('e.spell_id', '=', p.spellId)
        .where('e.sentence', '=', p.sentence)
        .where((eb) => eb.or([eb('e.chosen_at', 'is', null), eb('e.chosen_at', '<=', p.at)])),
    )
    .with('made', (db) =>
      insertFrom(
        db,
        'encounter',
        (from) =>
          from
            .selectNoFrom([])
            .where(definitionId, 'is not', null)
            .where((eb) => eb.not(eb.exists(eb.selectFrom('before')))),
        (eb) => ({
          user_id: p.userId,
          spell_id: p.spellId,
          sentence: p.sentence,
          source: p.title,
          was_looked_up: eb.lit(true),
          definition_id: definitionId,
          met_at: p.at,
          chosen_at: p.at,
        }),
      ),
    )
  return insertFrom(
    withChoice,
    'sense_feedback',
    (from) =>
      from
        .selectFrom('definition as o')
        .where('o.id', '=', cast(p.offeredId, 'int4'))
        .where('o.spell_id', '=', p.spellId)
        .where('o.id', '<>', definitionId)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('before').where('before.definition_id', 'is not', null))),
        ),
    (eb) => ({ offered_id: eb.ref('o.id'), chosen_id: definitionId.$notNull() }),
  ).onConflict((conflict) =>
    conflict
      .columns(['offered_id', 'chosen_id'])
      .doUpdateSet((eb) =>
        setColumns<'sense_feedback'>({ count: eb('sense_feedback.count', '+', eb.lit(1)) }),
      ),
  )
})

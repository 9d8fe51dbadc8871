import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface KnowledgeValues {
  readonly userId: number
  readonly ability: number
  readonly variance: number
  readonly evidence: number
  readonly computedAt: Date
}

/** Writes what is thought of a learner's ability. */
export const writeKnowledge = compileStatement((p: Placeholders<KnowledgeValues>) =>
  query
    .insertInto('knowledge')
    .values({
      user_id: p.userId,
      ability: p.ability,
      variance: p.variance,
      evidence: p.evidence,
      computed_at: p.computedAt,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) =>
        setColumns<'knowledge'>({
          ability: eb.ref('excluded.ability'),
          variance: eb.ref('excluded.variance'),
          evidence: eb.ref('excluded.evidence'),
          computed_at: eb.ref('excluded.computed_at'),
        }),
      ),
    ),
)

/** Writes what a learner says about words. */
export const writeOverrides = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[]; known: readonly boolean[] }>) =>
    query
      .insertInto('word_override')
      .columns(['user_id', 'spell_id', 'known', 'at'])
      .expression((db) =>
        db
          .selectFrom(unnest('w', { spell_id: cast(p.spellIds, 'int4[]'), known: cast(p.known, 'bool[]') }))
          .select([cast(p.userId, 'int4').as('user_id'), 'w.spell_id', 'w.known', now.as('at')]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'spell_id'])
          .doUpdateSet((eb) => setColumns<'word_override'>({ known: eb.ref('excluded.known'), at: now })),
      ),
)

/** Takes back what a learner said about words. */
export const deleteOverrides = compileStatement(
  (p: Placeholders<{ userId: number; spellIds: readonly number[] }>) =>
    query
      .deleteFrom('word_override')
      .where('user_id', '=', p.userId)
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds))),
)

import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'

interface Spells {
  readonly ids: readonly number[]
  /** Whether the definitions' texts are needed. */
  readonly withTexts: boolean
}

/**
 * The data for ranking spells, with their definitions in order. Runs for the words of a text, and at look-ups in one.
 */
export const sensesOfSpells = prepareStatement('spell-senses', (p: Placeholders<Spells>) =>
  query
    .selectFrom('spell_senses as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('definition as d')
          .select((definition) => [
            definition.fn.agg<number[]>('array_agg', ['d.id']).orderBy('d.ordinal').as('ids'),
            definition.fn
              .agg<string[] | null>('array_agg', ['d.text'])
              .orderBy('d.ordinal')
              .filterWhere(cast(p.withTexts, 'bool'))
              .as('texts'),
          ])
          .whereRef('d.spell_id', '=', 's.spell_id')
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['s.spell_id', 's.body', 'd.ids', 'd.texts'])
    .where((eb) => eb('s.spell_id', '=', eb.fn.any(cast(p.ids, 'int4[]')))),
)

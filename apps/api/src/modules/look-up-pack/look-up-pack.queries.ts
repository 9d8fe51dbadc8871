import { LEARNER_SOURCE } from '@wordhoard/contracts/dictionary'
import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The headwords that may be in a pack: those with a definition and a pronunciation. */
export const packCandidates = compileStatement(() =>
  query
    .selectFrom('spell as s')
    .select((eb) => [
      's.id',
      's.spell_lower as headword',
      's.pos_mask',
      eb.fn.coalesce('s.frequency_rank', eb.lit(0)).as('rank'),
      's.is_function',
      eb
        .exists(
          eb
            .selectFrom('definition as d')
            .select(expr.lit(1).as('one'))
            .whereRef('d.spell_id', '=', 's.id')
            .where('d.source', '=', literal(LEARNER_SOURCE)),
        )
        .as('is_learner'),
    ])
    .where((eb) =>
      eb.exists(
        eb.selectFrom('definition as d').select(expr.lit(1).as('one')).whereRef('d.spell_id', '=', 's.id'),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb.selectFrom('pronunciation as p').select(expr.lit(1).as('one')).whereRef('p.spell_id', '=', 's.id'),
      ),
    ),
)

/** The ready-made documents of entries and what ranks their definitions. */
export const packEntries = compileStatement((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .selectFrom('spell_document as d')
    .innerJoin('spell_senses as s', 's.spell_id', 'd.spell_id')
    .select(['d.spell_id', 'd.body', 's.body as senses'])
    .where((eb) => eb('d.spell_id', '=', eb.fn.any(cast(p.ids, 'int4[]')))),
)

import { expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Words whose first definition was written for learners: nouns, verbs and adjectives. */
export const wordsForLearners = compileStatement((_p: Placeholders<object>) =>
  query
    .selectFrom('definition as d')
    .innerJoin('spell as s', 's.id', 'd.spell_id')
    .select(['s.id as spell_id', 's.spell_lower', 'd.spelling'])
    .where('d.source', '=', literal('Wordhoard'))
    .where('d.ordinal', '=', expr.lit(0))
    .where('d.level', 'is not', null)
    .where('d.part_of_speech', 'in', [literal('noun'), literal('verb'), literal('adjective')])
    .orderBy('s.id'),
)

import { literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** A page of a user's public vocabularies, most recently changed first. */
export const publicPage = compileStatement((p: Placeholders<{ id: number; limit: number; offset: number }>) =>
  query
    .selectFrom('custom_voc as v')
    .select(['v.id', 'v.name', 'v.description', 'v.created_at', 'v.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('custom_voc_spell as w')
        .select((spell) => spell.fn.countAll<number>().as('count'))
        .whereRef('w.user_id', '=', 'v.user_id')
        .whereRef('w.voc_id', '=', 'v.id')
        .$asScalar()
        .$notNull()
        .as('total_spells'),
    )
    .where('v.user_id', '=', p.id)
    .where('v.access_modifier', '=', literal('public'))
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
)

import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** A word's picture. */
export const imageOfSpell = prepareStatement('spell-image', (p: Placeholders<{ spellId: number }>) =>
  query.selectFrom('spell_image').select(['media_type', 'bytes']).where('spell_id', '=', p.spellId),
)

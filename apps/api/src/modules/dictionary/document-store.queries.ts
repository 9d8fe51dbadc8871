import { cast } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** The ready-made documents of entries. Runs at every look-up that the cache can't answer. */
export const spellDocuments = prepareStatement(
  'spell-documents',
  (p: Placeholders<{ ids: readonly number[] }>) =>
    query
      .selectFrom('spell_document')
      .select(['spell_id', 'body'])
      .where((eb) => eb('spell_id', '=', eb.fn.any(cast(p.ids, 'int4[]')))),
)

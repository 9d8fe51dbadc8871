import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, prepareStatement } from '@wordhoard/database/sql/statement'

/** Number of entries in a batch: enough to keep transactions few, few enough to hold in memory with their documents. */
export const BATCH_ENTRIES = 6_000

const importedEntries = query.selectFrom('imported_entry').select(['headword', 'release_id', 'body'])

/** Selects the next entries after a headword, from all releases. */
export const entriesAfter = prepareStatement('imported-entries', (p: Placeholders<{ headword: string }>) =>
  importedEntries
    .where('headword', '>', p.headword)
    .orderBy('headword')
    .orderBy('release_id')
    .orderBy('ordinal')
    .limit(expr.lit(BATCH_ENTRIES)),
)

/** Selects all entries of a headword. */
export const entriesOf = compileStatement((p: Placeholders<{ headword: string }>) =>
  importedEntries.where('headword', '=', p.headword).orderBy('release_id').orderBy('ordinal'),
)

/** Selects the ids of spells that have definitions, or get them from this import. */
export const linkedSpells = prepareStatement(
  'linked-spells',
  (p: Placeholders<{ words: readonly string[] }>) =>
    query
      .selectFrom('spell')
      .select(['spell_lower', 'id'])
      .where((eb) => eb('spell_lower', '=', eb.fn.any(p.words)))
      .where('pos_mask', '<>', expr.lit(0)),
)

/**
 * Selects spells with what the tables hold of them, and with what the build made of them before imports added to it.
 */
export const spellsToCompose = prepareStatement(
  'spells-to-compose',
  (p: Placeholders<{ words: readonly string[] }>) =>
    query
      .selectFrom('spell as s')
      .leftJoin('spell_document as d', 'd.spell_id', 's.id')
      .leftJoin('spell_senses as p', 'p.spell_id', 's.id')
      .leftJoin('imported_spell as i', 'i.spell_id', 's.id')
      .select([
        's.id',
        's.spell_lower',
        's.pos_mask',
        's.frequency_rank',
        's.level',
        'd.body as document',
        'p.body as senses',
        'i.document as kept_document',
        'i.senses as kept_senses',
      ])
      .where((eb) => eb('s.spell_lower', '=', eb.fn.any(p.words))),
)

/**
 * Selects the definitions of spells and whether the build made them; all others come from sources that can be imported.
 */
export const definitionsToCompose = prepareStatement(
  'definitions-to-compose',
  (p: Placeholders<{ spellIds: readonly number[]; importedSources: readonly string[] }>) =>
    query
      .selectFrom('definition')
      .select((eb) => [
        'id',
        'spell_id',
        'key',
        'covers',
        eb('source', '<>', eb.fn<string>('all', [p.importedSources])).as('built'),
      ])
      .where((eb) => eb('spell_id', '=', eb.fn.any(p.spellIds))),
)

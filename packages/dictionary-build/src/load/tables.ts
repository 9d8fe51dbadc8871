import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import type { TableName } from '@wordhoard/database/sql/table-columns'
import type { Dictionary } from '../dictionary'
import type { Entry } from '../model'
import { definitionRows, relationRows } from '../rows/definition-rows'
import { documentRow } from '../rows/document-row'
import { sensesRow } from '../rows/senses-row'
import { formRows, imageRow, phraseRow, pronunciationRows, spellRow } from '../rows/spell-rows'
import { columnsToKeep, type MergedTable } from './merge.queries'

/** A table that the build fills. */
export interface LoadedTable<Table extends TableName = TableName> extends MergedTable<Table> {
  /** Name shown while the table is being written. */
  readonly stage: string
  /** Returns the condition for the rows of `kept` that the build may delete, given the names of its sources. */
  readonly isDeletable: (sources: Expression<string[]>) => Expression<SqlBool>
  /** Returns the entry's rows in COPY's text format. */
  readonly rowsOf: (entry: Entry, dictionary: Dictionary) => string
}

function defineLoadedTable<Table extends TableName>(
  name: Table,
  table: Omit<LoadedTable<Table>, 'name' | 'isDeletable'> & {
    isDeletable(kept: Columns<Tables[Table]>, sources: Expression<string[]>): Expression<SqlBool>
  },
): LoadedTable<Table> {
  const kept = columnsToKeep<Table>()
  return { ...table, name, isDeletable: (sources) => table.isDeletable(kept, sources) }
}

/**
 * Returns the condition for rows of spells without imported definitions; the import updates all others
 * (packages/dictionary-build/src/import).
 */
function isNotImported(
  kept: { readonly spell_id: Expression<number> },
  sources: Expression<string[]>,
): Expression<SqlBool> {
  const imported = query
    .selectFrom('definition as d')
    .where((eb) => eb('d.spell_id', '=', kept.spell_id))
    .where((eb) => eb('d.source', '<>', eb.fn<string>('all', [sources])))
  return expr.not(expr.exists(imported))
}

/** In the order of their foreign keys. */
export const loadedTables: readonly LoadedTable[] = [
  defineLoadedTable('spell', {
    stage: 'Words',
    key: ['id'],
    columns: ['id', 'spell_lower', 'pos_mask', 'frequency_rank', 'level', 'is_function'],
    // Users' vocabularies refer to spells, so a word that its source has dropped stays, without definitions.
    isDeletable: () => expr.lit(false),
    rowsOf: spellRow,
  }),
  defineLoadedTable('definition', {
    stage: 'Definitions',
    key: ['id'],
    columns: [
      'id',
      'spell_id',
      'key',
      'ordinal',
      'spelling',
      'part_of_speech',
      'text',
      'tag_count',
      'source',
      'regions',
      'categories',
      'usages',
      'examples',
      'patterns',
      'covers',
      'level',
    ],
    // The build mustn't delete imported definitions.
    isDeletable: (kept, sources) => expr(kept.source, '=', expr.fn.any(sources)),
    rowsOf: definitionRows,
  }),
  defineLoadedTable('definition_relation', {
    stage: 'Relations',
    key: ['definition_id', 'kind', 'ordinal'],
    columns: ['definition_id', 'kind', 'ordinal', 'spell_id', 'spelling'],
    isDeletable: (kept, sources) =>
      expr.exists(
        query
          .selectFrom('definition as d')
          .where((eb) => eb('d.id', '=', kept.definition_id))
          .where((eb) => eb('d.source', '=', eb.fn.any(sources))),
      ),
    rowsOf: relationRows,
  }),
  defineLoadedTable('spell_form', {
    stage: 'Forms',
    key: ['form', 'spell_id', 'kind', 'detail'],
    columns: ['form', 'spell_id', 'kind', 'detail', 'ordinal'],
    isDeletable: (kept) => expr(kept.source, '=', literal('')),
    rowsOf: formRows,
  }),
  defineLoadedTable('pronunciation', {
    stage: 'Pronunciations',
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'ipa', 'part_of_speech', 'source'],
    // Imported pronunciations have lower and higher ordinals.
    isDeletable: (kept) => expr.between(kept.ordinal, expr.lit(0), expr.lit(49)),
    rowsOf: pronunciationRows,
  }),
  defineLoadedTable('phrase', {
    stage: 'Phrases',
    key: ['spell_id'],
    columns: ['spell_id', 'head', 'gap', 'separability'],
    isDeletable: isNotImported,
    rowsOf: phraseRow,
  }),
  defineLoadedTable('spell_image', {
    stage: 'Pictures',
    key: ['spell_id'],
    columns: ['spell_id', 'media_type', 'bytes', 'source'],
    isDeletable: () => expr.lit(true),
    rowsOf: imageRow,
  }),
  defineLoadedTable('spell_document', {
    stage: 'Documents',
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    isDeletable: isNotImported,
    rowsOf: documentRow,
  }),
  defineLoadedTable('spell_senses', {
    stage: 'Sense profiles',
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    isDeletable: isNotImported,
    rowsOf: sensesRow,
  }),
]

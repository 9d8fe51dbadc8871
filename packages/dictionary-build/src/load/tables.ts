import type { Dictionary } from '../dictionary'
import type { Entry } from '../model'
import { definitionRows, relationRows } from '../rows/definition-rows'
import { documentRow } from '../rows/document-row'
import { sensesRow } from '../rows/senses-row'
import { formRows, imageRow, phraseRow, pronunciationRows, spellRow } from '../rows/spell-rows'

/** A table that the build fills. */
export interface LoadedTable {
  readonly name: string
  /** Shown while it is being written. */
  readonly stage: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** SQL condition over `kept.` for the rows which the build may delete; all that are not in it when absent. */
  readonly deletable: string
  /** The entry's rows in COPY's text format. */
  readonly rowsOf: (entry: Entry, dictionary: Dictionary) => string
}

/** Rows of spells that have definitions of an import are the import's to renew (packages/dictionary-build/src/import). */
const notImported =
  'NOT EXISTS (SELECT FROM definition d WHERE d.spell_id = kept.spell_id AND d.source <> ALL($1))'

/** In the order of their foreign keys. */
export const loadedTables: readonly LoadedTable[] = [
  {
    name: 'spell',
    stage: 'Words',
    key: ['id'],
    columns: ['id', 'spell_lower', 'pos_mask', 'frequency_rank', 'level', 'is_function'],
    // Users' vocabularies point to spells: a word that its source has dropped stays, without definitions.
    deletable: 'false',
    rowsOf: spellRow,
  },
  {
    name: 'definition',
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
    ],
    // Definitions that an import brought are not this build's to delete.
    deletable: 'kept.source = ANY($1)',
    rowsOf: definitionRows,
  },
  {
    name: 'definition_relation',
    stage: 'Relations',
    key: ['definition_id', 'kind', 'ordinal'],
    columns: ['definition_id', 'kind', 'ordinal', 'spell_id', 'spelling'],
    deletable: 'EXISTS (SELECT FROM definition d WHERE d.id = kept.definition_id AND d.source = ANY($1))',
    rowsOf: relationRows,
  },
  {
    name: 'spell_form',
    stage: 'Forms',
    key: ['form', 'spell_id', 'kind', 'detail'],
    columns: ['form', 'spell_id', 'kind', 'detail', 'ordinal'],
    deletable: `kept.source = ''`,
    rowsOf: formRows,
  },
  {
    name: 'pronunciation',
    stage: 'Pronunciations',
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'ipa', 'part_of_speech', 'source'],
    // Imported ones stand before and after these.
    deletable: 'kept.ordinal BETWEEN 0 AND 49',
    rowsOf: pronunciationRows,
  },
  {
    name: 'phrase',
    stage: 'Phrases',
    key: ['spell_id'],
    columns: ['spell_id', 'head', 'gap', 'separability'],
    deletable: notImported,
    rowsOf: phraseRow,
  },
  {
    name: 'spell_image',
    stage: 'Pictures',
    key: ['spell_id'],
    columns: ['spell_id', 'media_type', 'bytes', 'source'],
    deletable: 'true',
    rowsOf: imageRow,
  },
  {
    name: 'spell_document',
    stage: 'Documents',
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    deletable: notImported,
    rowsOf: documentRow,
  },
  {
    name: 'spell_senses',
    stage: 'Sense profiles',
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    deletable: notImported,
    rowsOf: sensesRow,
  },
]

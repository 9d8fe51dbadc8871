import type { ComposedTable } from './word-rows'

/** A table that composing writes. */
export interface TableShape {
  readonly name: ComposedTable
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** SQL condition over `kept.` for the rows that are the imports' to replace; $1 are the ids of the spells. */
  readonly replaced: string
}

const ofSpells = 'kept.spell_id = ANY($1)'

/** In the order of their foreign keys. `imported_spell` goes first: it tells of which spells the build has made something. */
export const composedTables: readonly TableShape[] = [
  {
    name: 'imported_spell',
    key: ['spell_id'],
    columns: ['spell_id', 'document', 'senses'],
    replaced: ofSpells,
  },
  {
    name: 'definition',
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
    replaced: `${ofSpells} AND kept.source = ANY($2)`,
  },
  {
    name: 'definition_relation',
    key: ['definition_id', 'kind', 'ordinal'],
    columns: ['definition_id', 'kind', 'ordinal', 'spell_id', 'spelling'],
    replaced:
      'kept.definition_id IN (SELECT id FROM definition WHERE spell_id = ANY($1) AND source = ANY($2))',
  },
  {
    name: 'spell_form',
    key: ['form', 'spell_id', 'kind', 'detail'],
    columns: ['form', 'spell_id', 'kind', 'detail', 'ordinal', 'source'],
    replaced: `${ofSpells} AND kept.source <> ''`,
  },
  {
    name: 'pronunciation',
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'ipa', 'part_of_speech', 'source', 'accent'],
    replaced: `${ofSpells} AND kept.ordinal NOT BETWEEN 0 AND 49`,
  },
  {
    name: 'phrase',
    key: ['spell_id'],
    columns: ['spell_id', 'head', 'gap', 'separability'],
    replaced: `${ofSpells} AND NOT EXISTS (SELECT FROM imported_spell b WHERE b.spell_id = kept.spell_id)`,
  },
  {
    name: 'spell_audio',
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'url', 'accent', 'source'],
    replaced: ofSpells,
  },
  { name: 'spell_document', key: ['spell_id'], columns: ['spell_id', 'body'], replaced: ofSpells },
  { name: 'spell_senses', key: ['spell_id'], columns: ['spell_id', 'body'], replaced: ofSpells },
]

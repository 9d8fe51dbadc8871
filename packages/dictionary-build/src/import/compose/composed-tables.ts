import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { columnsToKeep, type MergedTable } from '../../load/merge.queries'
import type { ComposedTableName } from './word-rows'

/** The scope of a batch: its spells, and the sources that can be imported. */
export interface BatchScope {
  readonly spellIds: Expression<number[]>
  readonly sources: Expression<string[]>
}

/** A table that composing writes to. */
export interface ComposedTable<Table extends ComposedTableName = ComposedTableName>
  extends MergedTable<Table> {
  /** Returns the condition for the rows of `kept` that imports may replace. */
  readonly isReplaced: (scope: BatchScope) => Expression<SqlBool>
}

function defineComposedTable<Table extends ComposedTableName>(
  name: Table,
  table: Omit<ComposedTable<Table>, 'name' | 'isReplaced'> & {
    isReplaced(kept: Columns<Tables[Table]>, scope: BatchScope): Expression<SqlBool>
  },
): ComposedTable<Table> {
  const kept = columnsToKeep<Table>()
  return { ...table, name, isReplaced: (scope) => table.isReplaced(kept, scope) }
}

function isOfBatch(
  kept: { readonly spell_id: Expression<number> },
  { spellIds }: BatchScope,
): Expression<SqlBool> {
  return expr(kept.spell_id, '=', expr.fn.any(spellIds))
}

/**
 * In the order of their foreign keys. `imported_spell` comes first, because it records what the build made of each
 * spell, which `phrase` depends on.
 */
export const composedTables: readonly ComposedTable[] = [
  defineComposedTable('imported_spell', {
    key: ['spell_id'],
    columns: ['spell_id', 'document', 'senses'],
    isReplaced: isOfBatch,
  }),
  defineComposedTable('definition', {
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
    isReplaced: (kept, scope) =>
      expr.and([isOfBatch(kept, scope), expr(kept.source, '=', expr.fn.any(scope.sources))]),
  }),
  defineComposedTable('definition_relation', {
    key: ['definition_id', 'kind', 'ordinal'],
    columns: ['definition_id', 'kind', 'ordinal', 'spell_id', 'spelling'],
    isReplaced: (kept, scope) =>
      expr(
        kept.definition_id,
        'in',
        query
          .selectFrom('definition')
          .select('id')
          .where((eb) => eb('spell_id', '=', eb.fn.any(scope.spellIds)))
          .where((eb) => eb('source', '=', eb.fn.any(scope.sources))),
      ),
  }),
  defineComposedTable('spell_form', {
    key: ['form', 'spell_id', 'kind', 'detail'],
    columns: ['form', 'spell_id', 'kind', 'detail', 'ordinal', 'source'],
    isReplaced: (kept, scope) => expr.and([isOfBatch(kept, scope), expr(kept.source, '<>', literal(''))]),
  }),
  defineComposedTable('pronunciation', {
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'ipa', 'part_of_speech', 'source', 'accent'],
    isReplaced: (kept, scope) =>
      expr.and([isOfBatch(kept, scope), expr.not(expr.between(kept.ordinal, expr.lit(0), expr.lit(49)))]),
  }),
  defineComposedTable('phrase', {
    key: ['spell_id'],
    columns: ['spell_id', 'head', 'gap', 'separability'],
    isReplaced: (kept, scope) =>
      expr.and([
        isOfBatch(kept, scope),
        expr.not(
          expr.exists(
            query.selectFrom('imported_spell as b').where((eb) => eb('b.spell_id', '=', kept.spell_id)),
          ),
        ),
      ]),
  }),
  defineComposedTable('spell_audio', {
    key: ['spell_id', 'ordinal'],
    columns: ['spell_id', 'ordinal', 'url', 'accent', 'source'],
    isReplaced: isOfBatch,
  }),
  defineComposedTable('spell_document', {
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    isReplaced: isOfBatch,
  }),
  defineComposedTable('spell_senses', {
    key: ['spell_id'],
    columns: ['spell_id', 'body'],
    isReplaced: isOfBatch,
  }),
]

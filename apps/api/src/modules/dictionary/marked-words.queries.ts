import { type Columns, expr, literal } from '@wordhoard/database/sql/expressions'
import {
  type AliasableExpression,
  type Expression,
  query,
  type SqlBool,
  sql,
  type Tables,
} from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { markedUsages } from '@wordhoard/lexicon/marked-usages'

/**
 * Whether a definition is offensive, taboo or sexual, and so never shown unasked: `isMarkedDefinition` in SQL. The index
 * `definition_marked` repeats this condition.
 */
export function isMarkedDefinition({
  usages,
}: Pick<Columns<Tables['definition']>, 'usages'>): Expression<SqlBool> {
  return sql<SqlBool>`${usages} && array[${sql.join(markedUsages.map((usage) => literal(usage)))}]`
}

/**
 * Selects the words that have no other definitions. Marked definitions come last in their entry, so these are the words
 * whose first definition is marked.
 */
export function selectMarkedWords() {
  return query
    .selectFrom('definition as d')
    .select('d.spell_id')
    .where('d.ordinal', '=', expr.lit(0))
    .where((eb) => isMarkedDefinition({ usages: eb.ref('d.usages') }))
}

/** Selects the words that no list and no game may offer. */
export const allMarkedWords = compileStatement(() => selectMarkedWords())

/** Returns a definition's text, with the labels that warn of it before it. */
export function textWithLabels({
  usages,
  text,
}: Pick<Columns<Tables['definition']>, 'usages' | 'text'>): AliasableExpression<string> {
  const marked = sql.join(markedUsages.map((usage) => literal(usage)))
  const labels = sql`array_to_string(array(select unnest(array[${marked}]) intersect select unnest(${usages})), ', ')`
  return expr
    .case()
    .when(isMarkedDefinition({ usages }))
    .then(expr.fn<string>('concat', [literal('('), labels, literal(') '), text]))
    .else(text)
    .end()
}

/** Whether a word has a definition that may be shown unasked. */
export function isFitWord({ spell_id }: { readonly spell_id: Expression<number> }): Expression<SqlBool> {
  return expr(spell_id, 'not in', selectMarkedWords())
}

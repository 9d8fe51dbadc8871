import { columnParsers } from './column-parsers'
import type { Queryable } from './run'
import type { Statement } from './statement'

/**
 * Reads the rows of a statement page by page within a transaction, so that a long result needs little memory. A
 * transaction can read only one statement at a time.
 *
 * @param size number of rows per page; the last page may have fewer, or none
 */
export async function* fetchPages<Values extends object, Row>(
  transaction: Queryable,
  statement: Statement<Values, Row>,
  values: Values,
  size: number,
): AsyncGenerator<Row[]> {
  const { text, values: bound } = statement.bind(values)
  await transaction.query(`DECLARE pages NO SCROLL CURSOR FOR ${text}`, [...bound])
  for (;;) {
    const { rows } = await transaction.query({ text: `FETCH ${size} FROM pages`, types: columnParsers })
    yield rows
    if (rows.length < size) break
  }
  await transaction.query('CLOSE pages')
}

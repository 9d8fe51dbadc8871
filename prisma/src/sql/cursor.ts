import { columnParsers } from './column-parsers'
import type { Queryable } from './run'
import type { Statement } from './statement'

/**
 * Reads what a statement finds page by page, within a transaction, so that a long answer needs little memory. One statement
 * of a transaction is read at a time.
 *
 * @param size rows of a page; the last one may have fewer, or none
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

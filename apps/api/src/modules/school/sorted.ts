import { AppError } from '../../lib/app-error'

/**
 * The ORDER BY of a list; only the texts given here get into a statement. Throws `invalid_input` when columns and directions
 * do not go in pairs.
 *
 * @param columns SQL of each column that can be asked for
 * @param usual what it is sorted by when nothing is asked for
 * @param tie what breaks ties, so that pages are stable
 */
export function sorted<C extends string>(
  query: {
    readonly orders_by?: readonly C[] | undefined
    readonly orders_dir?: readonly string[] | undefined
  },
  columns: Record<C, readonly string[]>,
  usual: C,
  tie: string,
): string {
  const asked = query.orders_by ?? []
  const directions = query.orders_dir ?? []
  if (asked.length !== directions.length) {
    throw new AppError('invalid_input', [
      { loc: ['query', 'orders_dir'], msg: 'Each column needs a direction', type: 'custom' },
    ])
  }
  const parts = asked.flatMap((column, index) =>
    columns[column].map((sql) => `${sql} ${directions[index] === 'desc' ? 'DESC' : 'ASC'}`),
  )
  return `ORDER BY ${[...(parts.length > 0 ? parts : columns[usual]), tie].join(', ')}`
}

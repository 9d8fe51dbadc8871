import { AppError } from './app-error'

export type SortDirection = 'asc' | 'desc'

/** A column to sort a list by, with its direction. */
export interface Sort<Column> {
  readonly column: Column
  readonly direction: SortDirection
}

/**
 * Returns the sort columns that a query asks for. Throws `invalid_input` if columns and directions don't come in pairs.
 */
export function parseSorts<Column extends string>(query: {
  readonly orders_by?: readonly Column[] | undefined
  readonly orders_dir?: readonly SortDirection[] | undefined
}): Sort<Column>[] {
  const columns = query.orders_by ?? []
  const directions = query.orders_dir ?? []
  if (columns.length !== directions.length) {
    throw new AppError('invalid_input', [
      { loc: ['query', 'orders_dir'], msg: 'Each column needs a direction', type: 'custom' },
    ])
  }
  return columns.map((column, index) => ({ column, direction: directions[index]! }))
}

/** By which column a table is sorted, and whether the greatest comes first. */
export interface TableOrder<Key extends string> {
  readonly key: Key
  readonly isDescending: boolean
}

/** The order after a press on a column's heading: the same column turns round, another begins as is usual for it. */
export function nextOrder<Key extends string>(
  order: TableOrder<Key>,
  key: Key,
  beginsDescending: boolean,
): TableOrder<Key> {
  return key === order.key
    ? { key, isDescending: !order.isDescending }
    : { key, isDescending: beginsDescending }
}

const byText = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/**
 * Sorts rows by a value of theirs; those alike stay in the order in which they came. What has no value (null) comes
 * last, whichever way round.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | null,
  isDescending: boolean,
): Row[] {
  const sign = isDescending ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * byText.compare(String(a), String(b))
  })
}

const byText = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** Sorts rows by a value; equal rows keep their order. Rows without a value (null) come last in either direction. */
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

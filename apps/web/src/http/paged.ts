/** Lists that are fetched page by page by offset, but shown as one. */

/**
 * Returns the rows of all pages without duplicates, which appear when new rows at the front move others onto the next
 * page.
 */
export function rowsOf<Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string | number): Row[] {
  const rows = new Map<string | number, Row>()
  for (const row of pages.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  return [...rows.values()]
}

/**
 * Returns the offset of the next page; undefined when the last one was not full.
 *
 * @param size rows of a full page
 * @param isStillListed false for a row that is no longer in the list on the server, such as a user just unfollowed
 */
export function nextOffset<Row>(
  pages: readonly (readonly Row[])[],
  size: number,
  isStillListed: (row: Row) => boolean = () => true,
): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.length < size) return undefined
  return pages.flat().filter(isStillListed).length
}

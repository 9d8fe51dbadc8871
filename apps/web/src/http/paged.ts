/** Lists that are fetched page after page by offset, as they are shown in one piece. */

/**
 * The rows of all pages, each once: what came in at the front since the first page was fetched moves rows onto the next
 * page that have been there before.
 */
export function rowsOf<Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string | number): Row[] {
  const rows = new Map<string | number, Row>()
  for (const row of pages.flat()) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row)
  return [...rows.values()]
}

/**
 * Offset of the page that follows; undefined when the last one was not full.
 *
 * @param size rows of a full page
 * @param isStillThere false for a row that the server no longer counts, such as somebody unfollowed in the own list
 */
export function nextOffset<Row>(
  pages: readonly (readonly Row[])[],
  size: number,
  isStillThere: (row: Row) => boolean = () => true,
): number | undefined {
  const last = pages.at(-1)
  if (last === undefined || last.length < size) return undefined
  return pages.flat().filter(isStillThere).length
}

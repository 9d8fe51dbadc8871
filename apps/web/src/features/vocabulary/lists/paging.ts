/** How many rows a page may have; the first one is the default. */
export const pageSizes = [50, 250, 500] as const
export type PageSize = (typeof pageSizes)[number]

/** Pages that a number of rows fills; at least one, which may be empty. */
export function pageCount(rows: number, limit: number): number {
  return Math.max(1, Math.ceil(rows / limit))
}

/** How many rows stand before a page, which counts from 1. */
export function offsetOf(page: number, limit: number): number {
  return (page - 1) * limit
}

/** "51–100 of 6,214", or "1 of 1" words; empty for none. */
export function rangeText(page: number, limit: number, shown: number, all: number): string {
  if (shown === 0) return ''
  const first = offsetOf(page, limit) + 1
  const last = first + shown - 1
  const number = (value: number) => value.toLocaleString('en-GB')
  return `${first === last ? number(first) : `${number(first)}–${number(last)}`} of ${number(all)}`
}

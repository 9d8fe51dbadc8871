import { listMessages } from './messages'

/** Allowed numbers of rows per page; the first is the default. */
export const pageSizes = [50, 250, 500] as const
export type PageSize = (typeof pageSizes)[number]

/** Returns the number of pages for a number of rows; at least one, which may be empty. */
export function pageCount(rows: number, limit: number): number {
  return Math.max(1, Math.ceil(rows / limit))
}

/** Returns the number of rows before a page; pages start at 1. */
export function offsetOf(page: number, limit: number): number {
  return (page - 1) * limit
}

/** Returns which words are on a page, such as "51–100 of 6,214 words" or "1 of 1 word"; empty when there are none. */
export function rangeText(page: number, limit: number, shown: number, all: number): string {
  if (shown === 0) return ''
  const first = offsetOf(page, limit) + 1
  const last = first + shown - 1
  const number = (value: number) => value.toLocaleString('en-GB')
  const range = first === last ? number(first) : `${number(first)}–${number(last)}`
  return listMessages.shown(range, all)
}

import type { MessageItem } from '@wordhoard/contracts/chats'
import { threadUiMessages } from './messages'

/** A row of the conversation. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | { readonly kind: 'new'; readonly key: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly item: MessageItem
      /** Whether it is the first of several messages that one person sent within a few minutes. */
      readonly isFirst: boolean
    }

/** Maximum time between two messages of one group, in ms. */
const TOGETHER = 5 * 60_000

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Formats a day as a heading: Today, Yesterday, Sat, 21 Nov 2026. */
export function dayLabel(date: Date, now: Date): string {
  const days = daysBetween(date, now)
  return days === 0 ? threadUiMessages.today : days === 1 ? threadUiMessages.yesterday : day.format(date)
}

/** Formats the time of day: 14:05. */
export function timeOfDay(iso: string): string {
  return clock.format(new Date(iso))
}

/** Formats when a chat was last written in, as short as possible: 14:05, Yesterday, 3 Nov, 3 Nov 2025. */
export function shortMoment(iso: string, now: Date): string {
  const date = new Date(iso)
  const days = daysBetween(date, now)
  if (days <= 0) return clock.format(date)
  if (days === 1) return threadUiMessages.yesterday
  return date.getFullYear() === now.getFullYear()
    ? shortDay.format(date)
    : `${shortDay.format(date)} ${date.getFullYear()}`
}

/** Returns the number of calendar days in the local time zone. Compares noons, because a day may have 23 hours. */
function daysBetween(date: Date, now: Date): number {
  const noon = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate(), 12).getTime()
  return Math.round((noon(now) - noon(date)) / 86_400_000)
}

/**
 * Builds the rows of a conversation: messages, day headings and the mark for new messages.
 *
 * @param readUpTo id of the last message read before the chat was opened; later messages of others are new. Undefined
 * marks nothing
 */
export function rowsOf(items: readonly MessageItem[], readUpTo: number | undefined, now: Date): Row[] {
  const rows: Row[] = []
  const firstNew = firstUnread(items, readUpTo)
  let before: MessageItem | undefined
  for (const item of items) {
    const { id, created_at } = item.message
    const date = new Date(created_at)
    const isNewDay = !before || daysBetween(new Date(before.message.created_at), date) !== 0
    if (isNewDay) rows.push({ kind: 'day', key: `day-${id}`, label: dayLabel(date, now) })
    if (id === firstNew) rows.push({ kind: 'new', key: 'new' })
    const isFirst = isNewDay || id === firstNew || !before || !continuesBlock(before, item)
    rows.push({ kind: 'message', key: `${id}`, item, isFirst })
    before = item
  }
  return rows
}

/** Returns the id of the first message by another person after the read mark. */
export function firstUnread(items: readonly MessageItem[], readUpTo: number | undefined): number | undefined {
  if (readUpTo === undefined) return undefined
  return items.find(({ message, is_me }) => !is_me && !message.is_deleted && message.id > readUpTo)?.message
    .id
}

function continuesBlock(before: MessageItem, item: MessageItem): boolean {
  const gap = Date.parse(item.message.created_at) - Date.parse(before.message.created_at)
  return before.is_me === item.is_me && before.user.id === item.user.id && gap < TOGETHER
}

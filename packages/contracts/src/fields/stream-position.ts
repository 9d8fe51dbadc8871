/**
 * How far a stream of chats has come: up to which event it knows each chat. Numbers of events rise within a chat, not
 * across chats. Few chats have an event within seconds, so only these are listed.
 */
export interface StreamPosition {
  /** Every event up to this number is known, in every chat that isn't listed. */
  readonly base: number
  /** Number of the last known event of each chat that has one above `base`. */
  readonly chats: ReadonlyMap<number, number>
}

/** Longest position that is read; a stream with a longer one begins anew. */
export const MAX_POSITION_LENGTH = 6_000

const RADIX = 36

/** Writes a position as text: `p`, the base, and for each listed chat its id and how far it is above the base. */
export function formatPosition({ base, chats }: StreamPosition): string {
  let text = `p${base.toString(RADIX)}`
  for (const [id, last] of chats) text += `.${id.toString(RADIX)}-${(last - base).toString(RADIX)}`
  return text
}

/**
 * Reads a position. A plain number is the position of a page that was opened before positions had chats: there was one
 * number for all. Returns undefined for anything else.
 */
export function parsePosition(text: string): StreamPosition | undefined {
  if (/^\d{1,15}$/.test(text)) return { base: Number(text), chats: new Map() }
  if (text.length > MAX_POSITION_LENGTH || !/^p[\da-z]{1,10}(\.[\da-z]{1,7}-[\da-z]{1,10})*$/.test(text))
    return undefined
  const [base = '', ...listed] = text.slice(1).split('.')
  const start = Number.parseInt(base, RADIX)
  const chats = listed.map((entry): [number, number] => {
    const [id = '', above = ''] = entry.split('-')
    return [Number.parseInt(id, RADIX), start + Number.parseInt(above, RADIX)]
  })
  return { base: start, chats: new Map(chats) }
}

/** Returns the number up to which a position knows a chat. */
export function lastKnownEvent({ base, chats }: StreamPosition, chatId: number): number {
  return chats.get(chatId) ?? base
}

/** Whether whoever is at `position` has missed nothing of what is known at `other`. */
export function coversPosition(position: StreamPosition, other: StreamPosition): boolean {
  if (position.base < other.base) return false
  for (const [id, last] of other.chats) if (lastKnownEvent(position, id) < last) return false
  return true
}

/** Returns the position of whoever knows what is known at either of two. */
export function joinPositions(one: StreamPosition, other: StreamPosition): StreamPosition {
  const base = Math.max(one.base, other.base)
  const chats = new Map<number, number>()
  for (const id of [...one.chats.keys(), ...other.chats.keys()]) {
    const last = Math.max(lastKnownEvent(one, id), lastKnownEvent(other, id))
    if (last > base) chats.set(id, last)
  }
  return { base, chats }
}

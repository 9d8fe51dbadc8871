import { startTiming, timeSince } from '../../http/server-time'
import { changeStores } from '../../lib/change-stores'
import { useSession } from '../../session/session.store'
import { openOutbox, type StoredEntry } from './database'
import { type ClockError, correctTimes, DeviceClock } from './device-clock'
import type { OutboxContents, OutboxEntry, OutboxKind } from './kinds'
import { seal, unseal } from './person-key'
import type { Waiting } from './waiting.store'

/** Entries where the browser stores nothing; they last as long as the page. */
let unstored: OutboxEntry[] = []
let nextUnstored = 1

let clock: DeviceClock | undefined

/** The clock of this page. It's stored while somebody is logged in, and as long as something may wait for its person. */
export function deviceClock(): DeviceClock {
  clock ??= new DeviceClock(() => currentUserId() !== undefined)
  return clock
}

export const currentUserId = (): number | undefined => useSession.getState().user?.user_id

interface SealedPart {
  readonly content: unknown
  readonly refusal: string | null
}

/**
 * Stores something to be sent, unless an entry with this key is stored already.
 *
 * @param onStored called once it's in the database; never if the browser stores nothing
 * @returns when it was done, by the device's clock
 */
export async function storeEntry<Kind extends OutboxKind>(
  userId: number,
  kind: Kind,
  key: string,
  content: OutboxContents[Kind],
  onStored?: () => void,
): Promise<number> {
  const added = deviceClock().read()
  const since = performance.now()
  let givenAt = added.time
  try {
    const sealed = await seal(userId, { content, refusal: null })
    const db = await openOutbox()
    await changeStores(db, ['entries'], async (change) => {
      const entries = change.objectStore('entries')
      if ((await entries.index('key').getKey([userId, key])) !== undefined) return
      // Another page may have set the clock meanwhile, and has corrected only what was stored.
      const { time, setting: clockSetting } = deviceClock().read()
      if (clockSetting !== added.setting) givenAt = Math.round(time - (performance.now() - since))
      const entry: StoredEntry = {
        userId,
        kind,
        key,
        givenAt,
        clockSetting,
        content: sealed,
        isRefused: false,
      }
      await entries.add(entry)
    })
    onStored?.()
  } catch (error) {
    console.info('The outbox cannot be stored', error)
    if (unstored.some((entry) => entry.key === key)) return givenAt
    unstored = [
      ...unstored,
      { order: nextUnstored++, kind, key, givenAt, content, refusal: null } as OutboxEntry,
    ]
  }
  return givenAt
}

/** Returns a person's entries of a kind in order, those kept aside too. */
export async function readEntries<Kind extends OutboxKind>(
  userId: number,
  kind: Kind,
): Promise<OutboxEntry<Kind>[]> {
  const isOfKind = (entry: OutboxEntry): entry is OutboxEntry<Kind> => entry.kind === kind
  const stored = ((await readStored(userId)) ?? []).filter((entry) => entry.kind === kind)
  const entries = await Promise.all(stored.map((entry) => openEntry<Kind>(userId, entry)))
  return [...entries, ...unstored.filter(isOfKind)]
}

/** Returns the first entry of a kind that waits to be sent. */
export async function readNextEntry<Kind extends OutboxKind>(
  userId: number,
  kind: Kind,
): Promise<OutboxEntry<Kind> | undefined> {
  const stored = (await readStored(userId))?.find((entry) => entry.kind === kind && !entry.isRefused)
  if (stored) return openEntry<Kind>(userId, stored)
  return unstored.find((entry) => entry.kind === kind && entry.refusal === null) as
    | OutboxEntry<Kind>
    | undefined
}

/** Returns a person's stored entries; undefined if they can't be read now. */
async function readStored(userId: number): Promise<StoredEntry[] | undefined> {
  try {
    const db = await openOutbox()
    return await db.getAllFromIndex('entries', 'user', userId)
  } catch (error) {
    console.info('The outbox cannot be read', error)
    return undefined
  }
}

async function openEntry<Kind extends OutboxKind>(
  userId: number,
  stored: StoredEntry,
): Promise<OutboxEntry<Kind>> {
  const { content, refusal } = (await unseal(userId, stored.content)) as SealedPart
  const { order = 0, key, givenAt } = stored
  return { order, kind: stored.kind as Kind, key, givenAt, content: content as OutboxContents[Kind], refusal }
}

/**
 * Counts a person's entries: those that wait, by kind, and those that the server refused.
 *
 * @returns undefined if they can't be read now, as while the database is being closed
 */
export async function countEntries(userId: number): Promise<Waiting | undefined> {
  const read = await readStored(userId)
  if (!read && unstored.length === 0) return undefined
  const stored = (read ?? []).map(({ kind, isRefused }) => ({ kind, isRefused }))
  const here = unstored.map(({ kind, refusal }) => ({ kind, isRefused: refusal !== null }))
  const all = [...stored, ...here]
  const kinds: Record<string, number> = {}
  for (const { kind, isRefused } of all) if (!isRefused) kinds[kind] = (kinds[kind] ?? 0) + 1
  const waiting = Object.values(kinds).reduce((sum, count) => sum + count, 0)
  return { waiting, refused: all.length - waiting, kinds }
}

/**
 * Removes an entry that has been sent, or that its person discards.
 *
 * @returns whether it was there
 */
export async function removeEntry(userId: number, key: string): Promise<boolean> {
  const wasUnstored = unstored.some((entry) => entry.key === key)
  unstored = unstored.filter((entry) => entry.key !== key)
  try {
    const db = await openOutbox()
    const wasStored = await changeStores(db, ['entries'], async (change) => {
      const entries = change.objectStore('entries')
      const order = await entries.index('key').getKey([userId, key])
      if (order !== undefined) await entries.delete(order)
      return order !== undefined
    })
    return wasUnstored || wasStored
  } catch (error) {
    console.info('The outbox cannot be changed', error)
    return wasUnstored
  }
}

/** Keeps an entry aside that the server refused, or lets it wait again if `refusal` is null. */
export async function markRefused(userId: number, entry: OutboxEntry, refusal: string | null): Promise<void> {
  unstored = unstored.map((each) => (each.key === entry.key ? { ...each, refusal } : each))
  try {
    const db = await openOutbox()
    const stored = await db.getFromIndex('entries', 'key', [userId, entry.key])
    if (!stored) return
    const part: SealedPart = { content: entry.content, refusal }
    await db.put('entries', { ...stored, content: await seal(userId, part), isRefused: refusal !== null })
  } catch (error) {
    console.info('The outbox cannot be changed', error)
  }
}

/** The setting of times that have been corrected; none that comes later is about them. */
const CORRECTED = 'corrected'

/**
 * Sets the device's clock by the server's, and corrects the times of what waits if it was wrong.
 *
 * @param tookMs how long the answer took that told the time
 */
export async function setClock(serverTime: number, tookMs = 0): Promise<void> {
  const answered = startTiming()
  await finishCorrection()
  // The device may have slept meanwhile.
  const error = deviceClock().set(serverTime, tookMs + timeSince(answered))
  if (error) await correctEntries(error)
}

/** Corrects the times of what waits if another page has found the clock wrong, and may not have done it yet. */
export async function finishCorrection(): Promise<void> {
  const error = deviceClock().findError()
  if (error) await correctEntries(error)
}

/** Corrects the times of what waits, once: a page may be closed before it's done, and another one does it again. */
async function correctEntries(error: ClockError): Promise<void> {
  try {
    const db = await openOutbox()
    await changeStores(db, ['entries'], async (correction) => {
      const store = correction.objectStore('entries')
      const all = await store.getAll()
      // What was done since the clock was set is right.
      const entries = all.filter(({ clockSetting }) => clockSetting === error.setting)
      const times = correctTimes(
        entries.map(({ givenAt }) => givenAt),
        error,
      )
      for (const [at, entry] of entries.entries()) {
        await store.put({ ...entry, givenAt: times[at]!, clockSetting: CORRECTED })
      }
    })
    deviceClock().forgetError(error)
  } catch (failure) {
    console.info('The outbox cannot be changed', failure)
  }
}

/** Forgets what this page holds, after the database was deleted. */
export function forgetEntries(): void {
  unstored = []
  clock = undefined
}

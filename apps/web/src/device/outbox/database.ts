import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { useSession } from '../../session/session.store'

/** Name of the database, which a logout deletes. */
export const OUTBOX_DATABASE = 'wordhoard-outbox'

/** Something sealed by a person's key; plain text where the browser has no cryptography (pages without https). */
export type Sealed =
  | { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }
  | { readonly text: string }

/** An entry as it's stored: what it says is sealed. */
export interface StoredEntry {
  /** Ascends in the order in which entries were added. */
  readonly order?: number
  readonly userId: number
  readonly kind: string
  /** Idempotency key; an entry is stored once. */
  readonly key: string
  /** By the device's clock, in ms since 1970. */
  readonly givenAt: number
  /** The setting of the clock by which that was. */
  readonly clockSetting: string
  readonly content: Sealed
  /** Whether the server has refused it for good; it's kept aside then. */
  readonly isRefused: boolean
}

/** The key of a person's entries. */
export interface StoredKey {
  readonly userId: number
  /** Absent while nobody is logged in: then only the wrapped one is left. */
  readonly key?: CryptoKey
  /** The same key, wrapped by one that the server gives to its person only. */
  readonly wrapped?: ArrayBuffer
  /** What they had written and not sent when their session ended elsewhere. */
  readonly drafts?: Sealed
}

/** A session that's ready to be played offline. */
export interface StoredSession {
  readonly id: number
  readonly userId: number
  readonly playableUntil: number
  /** Ids of the games that were answered. */
  readonly answered: readonly string[]
  readonly content: Sealed
}

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { key: [number, string]; user: number } }
  keys: { key: number; value: StoredKey }
  sessions: { key: number; value: StoredSession; indexes: { user: number } }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>

let opening: Promise<OutboxDatabase> | undefined
/** Whether it was closed, as a logout does before it deletes it. */
let isClosed = false

/** Opens the database, once. Fails where the browser stores nothing, and after a logout. */
export function openOutbox(): Promise<OutboxDatabase> {
  // What was still under way at the logout would make it anew.
  if (isClosed && !useSession.getState().user)
    return Promise.reject(new Error('Nobody is logged in any more'))
  isClosed = false
  opening ??= openDB<OutboxSchema>(OUTBOX_DATABASE, 1, {
    upgrade: (db) => {
      const entries = db.createObjectStore('entries', { keyPath: 'order', autoIncrement: true })
      entries.createIndex('key', ['userId', 'key'], { unique: true })
      entries.createIndex('user', 'userId')
      db.createObjectStore('keys', { keyPath: 'userId' })
      db.createObjectStore('sessions', { keyPath: 'id' }).createIndex('user', 'userId')
    },
    // Another tab deletes the database or needs a newer one.
    blocking: () => void closeOutbox(),
    terminated: () => {
      opening = undefined
    },
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Closes the database, so that it can be deleted. */
export async function closeOutbox(): Promise<void> {
  const closing = opening
  opening = undefined
  isClosed = true
  await closing?.then(
    (db) => db.close(),
    () => undefined,
  )
}

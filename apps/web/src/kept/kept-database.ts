import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** Name of the database; everything in it is personal. */
export const KEPT_DATABASE = 'wordhoard-kept'

/** Facts about a kept answer, apart from its body, so that many can be read at once. */
export interface AnswerFacts {
  /** The user's id and the request. */
  readonly key: string
  /** What the answer is kept with; it's removed with the last of them. */
  readonly groups: readonly string[]
  /** In milliseconds since 1970. */
  readonly at: number
  /** In bytes, as an upper bound. */
  readonly size: number
}

/** A text or a list that can be opened without a network. */
export interface KeptItem {
  /** The group of its answers. */
  readonly group: string
  readonly userId: number
  readonly kind: 'article' | 'text' | 'book' | 'vocabulary' | 'words'
  readonly title: string
  /** When it was opened last, in milliseconds since 1970. */
  readonly at: number
  /** Whether the user chose to keep it; otherwise newer ones replace it. */
  readonly isChosen: boolean
  /** The id of an article or a vocabulary. */
  readonly id?: number
  readonly bookId?: string
  /** The text itself, if the server doesn't have it. */
  readonly text?: { readonly html: string; readonly byline: string }
}

export interface KeptSchema extends DBSchema {
  answers: { key: string; value: AnswerFacts; indexes: { groups: string; at: number } }
  bodies: { key: string; value: string }
  items: { key: string; value: KeptItem }
  /** Sums, so that nothing has to be counted. */
  sums: { key: 'bytes'; value: number }
}
export type KeptDatabase = IDBPDatabase<KeptSchema>

let opened: Promise<KeptDatabase> | undefined

/** Opens the database, once. */
export function openKept(): Promise<KeptDatabase> {
  opened ??= openDB<KeptSchema>(KEPT_DATABASE, 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: 'key' })
      answers.createIndex('groups', 'groups', { multiEntry: true })
      answers.createIndex('at', 'at')
      database.createObjectStore('bodies')
      database.createObjectStore('items', { keyPath: 'group' })
      database.createObjectStore('sums')
    },
    // Another tab deletes the database, because the user has logged out there.
    blocking: () => void closeKept(),
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function closeKept(): Promise<void> {
  const database = await opened?.catch(() => undefined)
  opened = undefined
  database?.close()
}

/** Deletes everything that is kept on this device, for all users. */
export async function deleteKeptDatabase(): Promise<void> {
  await closeKept()
  await deleteDB(KEPT_DATABASE)
}

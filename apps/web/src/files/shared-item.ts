/**
 * What somebody has shared with the app from another one. The service worker stores it, the reader takes it. It lies in
 * IndexedDB because it may be a file, and because nobody may be logged in yet.
 */
export interface SharedItem {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly file: File | undefined
}

interface StoredItem extends SharedItem {
  readonly id: 'latest'
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Named in session-state.ts too: logging out deletes it. */
const DATABASE = 'shared'
const STORE = 'items'
/** How long something waits for its person to log in. */
const MAX_AGE_MS = 86_400_000

/** Stores the item in place of an earlier one. */
export async function storeShared(item: SharedItem): Promise<void> {
  const stored: StoredItem = { ...item, id: 'latest', at: Date.now() }
  await withItems('readwrite', (items) => items.put(stored))
}

/** Returns the item that waits; undefined if there is none, or if it has waited for more than a day. */
export async function readShared(): Promise<SharedItem | undefined> {
  const found: StoredItem | undefined = await withItems('readonly', (items) => items.get('latest'))
  return found && Date.now() - found.at < MAX_AGE_MS ? found : undefined
}

/** Removes the item, once it has been opened. */
export async function removeShared(): Promise<void> {
  await withItems('readwrite', (items) => items.delete('latest'))
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function withItems<T>(
  mode: IDBTransactionMode,
  work: (items: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

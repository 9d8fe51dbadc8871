/**
 * Stores recently opened books in this browser (IndexedDB), so that their chapters are there after a reload, and their
 * reading places when the file is opened again. Where the browser forbids storage, reading works without it.
 */

/** A place in a chapter, in the reader's own format. */
type Place = string

interface StoredBook {
  readonly id: string
  readonly name: string
  /** Undefined after the book was closed; its places stay. */
  readonly file: Blob | undefined
  /** In milliseconds since 1970. */
  readonly openedAt: number
  readonly chapter: number | null
  readonly places: Readonly<Record<number, Place>>
  /** Whether the user chose to keep its file until they remove it. */
  readonly isKept?: boolean
}

const store = 'books'
/** Maximum number of books stored, and for how many days. */
const MAX_BOOKS = 3
const MAX_DAYS = 30

/** Returns the id by which a file is recognised, even if it was downloaded again. */
export function bookId({ name, size }: File): string {
  return `${name} ${size}`
}

/** Stores a book's file and removes old books; keeps its chapter and places if it was stored before. */
export async function storeBook(file: File): Promise<StoredBook | undefined> {
  const id = bookId(file)
  return withBookStore('readwrite', async (books) => {
    const all = (await requestResult(books.getAll())) as StoredBook[]
    const known = all.find((book) => book.id === id)
    const now = Date.now()
    const stored = {
      id,
      name: file.name,
      file,
      openedAt: now,
      chapter: known?.chapter ?? null,
      places: known?.places ?? {},
      ...(known?.isKept && { isKept: true }),
    }
    await requestResult(books.put(stored))
    const others = all
      .filter((book) => book.id !== id && !book.isKept)
      .sort((a, b) => b.openedAt - a.openedAt)
    for (const [index, book] of others.entries()) {
      if (index >= MAX_BOOKS - 1 || now - book.openedAt > MAX_DAYS * 86_400_000)
        await requestResult(books.delete(book.id))
    }
    return stored
  })
}

/** Returns a stored book; undefined if there is none or the browser stores nothing. */
export async function readStoredBook(id: string): Promise<StoredBook | undefined> {
  return withBookStore(
    'readonly',
    async (books) => (await requestResult(books.get(id))) as StoredBook | undefined,
  )
}

/** Stores where a chapter was left, and which one is open now. */
export async function saveBookPlace(
  id: string,
  chapter: number,
  left?: { chapter: number; place: Place },
): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as StoredBook | undefined
    if (!book) return
    const places = left ? { ...book.places, [left.chapter]: left.place } : book.places
    await requestResult(books.put({ ...book, chapter, places }))
  })
}

/** Keeps a book's file until the user removes it. */
export async function keepStoredBook(id: string): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as StoredBook | undefined
    if (book) await requestResult(books.put({ ...book, isKept: true }))
  })
}

/** Returns the books whose files are stored, the last opened first. */
export async function listStoredBooks(): Promise<StoredBook[]> {
  const all = await withBookStore(
    'readonly',
    async (books) => (await requestResult(books.getAll())) as StoredBook[],
  )
  return (all ?? []).filter(({ file }) => file).sort((a, b) => b.openedAt - a.openedAt)
}

/** Removes a book's file, even if it was to be kept; its places stay. */
export async function removeStoredBook(id: string): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as StoredBook | undefined
    if (book) await requestResult(books.put({ ...book, file: undefined, isKept: false }))
  })
}

/** Removes a book's file but keeps its places; a book that the user chose to keep stays. */
export async function closeStoredBook(id: string): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as StoredBook | undefined
    if (book && !book.isKept) await requestResult(books.put({ ...book, file: undefined }))
  })
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('reading-mode', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function withBookStore<T>(
  mode: IDBTransactionMode,
  work: (books: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await work(database.transaction(store, mode).objectStore(store))
    } finally {
      database.close()
    }
  } catch (error) {
    console.info('This browser cannot store books:', error)
    return undefined
  }
}

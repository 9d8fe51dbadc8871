/**
 * The last books that were opened, in this browser's own database (IndexedDB): a reload finds the chapters again, and a
 * file that is opened again its place. Where the browser forbids it, reading goes on without.
 */

/** A place in a chapter, as the reader writes it. */
type Place = string

interface KeptBook {
  readonly id: string
  readonly name: string
  /** Gone once it was put away; its places stay. */
  readonly file: Blob | undefined
  /** Milliseconds since 1970. */
  readonly openedAt: number
  readonly chapter: number | null
  readonly places: Readonly<Record<number, Place>>
}

const store = 'books'
/** Books that are kept, and for how many days. */
const mostBooks = 3
const mostDays = 30

/** By which a file is known again, also when it was fetched anew. */
export function bookId({ name, size }: File): string {
  return `${name} ${size}`
}

/** Keeps a book's file and lets go of older ones; chapter and places stay if it was kept before. */
export async function keepBook(file: File): Promise<KeptBook | undefined> {
  const id = bookId(file)
  return withBookStore('readwrite', async (books) => {
    const all = (await requestResult(books.getAll())) as KeptBook[]
    const known = all.find((book) => book.id === id)
    const now = Date.now()
    const kept = {
      id,
      name: file.name,
      file,
      openedAt: now,
      chapter: known?.chapter ?? null,
      places: known?.places ?? {},
    }
    await requestResult(books.put(kept))
    const others = all.filter((book) => book.id !== id).sort((a, b) => b.openedAt - a.openedAt)
    for (const [index, book] of others.entries()) {
      if (index >= mostBooks - 1 || now - book.openedAt > mostDays * 86_400_000)
        await requestResult(books.delete(book.id))
    }
    return kept
  })
}

export async function recallBook(id: string): Promise<KeptBook | undefined> {
  return withBookStore(
    'readonly',
    async (books) => (await requestResult(books.get(id))) as KeptBook | undefined,
  )
}

/** Notes where a chapter was left, and which one is read now. */
export async function saveBookPlace(
  id: string,
  chapter: number,
  left?: { chapter: number; place: Place },
): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as KeptBook | undefined
    if (!book) return
    const places = left ? { ...book.places, [left.chapter]: left.place } : book.places
    await requestResult(books.put({ ...book, chapter, places }))
  })
}

/** Lets go of a book's file, and keeps where it was left. */
export async function closeKeptBook(id: string): Promise<void> {
  await withBookStore('readwrite', async (books) => {
    const book = (await requestResult(books.get(id))) as KeptBook | undefined
    if (book) await requestResult(books.put({ ...book, file: undefined }))
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
    console.info('This browser keeps no books:', error)
    return undefined
  }
}

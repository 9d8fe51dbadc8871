type Row = Record<string, IDBValidKey>

interface Store {
  readonly rows: Map<IDBValidKey, Row>
  readonly keyPath: string
}

interface Request<T> {
  result: T
  error: unknown
  onupgradeneeded?: () => void
  onsuccess?: () => void
  onerror?: () => void
}

/** Returns a request that settles a moment later, as in browsers. */
function request<T>(work: (request: Request<T>) => T): Request<T> {
  const made: Request<T> = { result: undefined as T, error: null }
  queueMicrotask(() => {
    try {
      made.result = work(made)
      made.onsuccess?.()
    } catch (error) {
      made.error = error
      made.onerror?.()
    }
  })
  return made
}

/** Fakes the part of IndexedDB that the product uses, which jsdom lacks. Requests don't wait for each other. */
export function fakeIndexedDb(): IDBFactory {
  const databases = new Map<string, Map<string, Store>>()
  const objectStore = ({ rows, keyPath }: Store) => ({
    getAll: () => request(() => [...rows.values()]),
    get: (key: IDBValidKey) => request(() => rows.get(key)),
    put: (row: Row) => request(() => rows.set(row[keyPath]!, { ...row })),
    delete: (key: IDBValidKey) => request(() => rows.delete(key)),
  })
  const open = (name: string) =>
    request((made) => {
      const isNew = !databases.has(name)
      const stores = databases.get(name) ?? new Map<string, Store>()
      databases.set(name, stores)
      const database = {
        createObjectStore: (store: string, { keyPath }: { keyPath: string }) =>
          stores.set(store, { rows: new Map(), keyPath }),
        transaction: (store: string) => ({ objectStore: () => objectStore(stores.get(store)!) }),
        close: () => undefined,
      }
      made.result = database
      if (isNew) made.onupgradeneeded?.()
      return database
    })
  const deleteDatabase = (name: string) => request(() => databases.delete(name))
  return { open, deleteDatabase } as unknown as IDBFactory
}

/**
 * Returns the keys of a store of the browser's. Runs in the page, so it must not use anything from outside.
 *
 * Opening a database that the app hasn't made yet would make it, empty, and the app could never store anything in it.
 */
export async function readStoredKeys({
  database,
  store,
}: {
  readonly database: string
  readonly store: string
}): Promise<IDBValidKey[]> {
  const all = await indexedDB.databases()
  if (!all.some(({ name }) => name === database)) return []
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).getAllKeys()
      opening.result.close()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => resolve(reading.result)
    }
  })
}

import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** A transaction that may write to some stores of a database. */
export type StoreChange<Schema extends DBSchema, Stores extends StoreNames<Schema>> = IDBPTransaction<
  Schema,
  ArrayLike<Stores> & Stores[],
  'readwrite'
>

/**
 * Changes stores of an IndexedDB in one transaction, and returns what the change returns once everything is stored. If
 * anything fails, nothing is stored and the first error is passed on.
 *
 * Every transaction that writes goes through here. An aborted one rejects the request that is waited for and also
 * `done`, which nobody waits for by then: browsers report that as an error of the page.
 *
 * @param change waits for nothing but requests of the transaction, which would end meanwhile
 */
export async function changeStores<
  Schema extends DBSchema,
  Stores extends StoreNames<Schema>,
  Result = undefined,
>(
  database: IDBPDatabase<Schema>,
  stores: readonly Stores[],
  change: (transaction: StoreChange<Schema, Stores>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(stores as Stores[], 'readwrite')
  const { done } = transaction
  const ended = done.catch(() => undefined)
  try {
    const result = await change(transaction)
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended by itself.
    }
    await ended
    throw error
  }
}

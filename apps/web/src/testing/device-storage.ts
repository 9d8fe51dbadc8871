import { webcrypto } from 'node:crypto'
import * as indexedDb from 'fake-indexeddb'
import { vi } from 'vitest'

/** Gives the page what jsdom lacks to store things safely: IndexedDB, empty, and cryptography. */
export function stubDeviceStorage(): void {
  for (const [name, value] of Object.entries(indexedDb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  }
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory())
  vi.stubGlobal('crypto', webcrypto)
}

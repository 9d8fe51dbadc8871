import { webcrypto } from 'node:crypto'
import * as indexedDb from 'fake-indexeddb'
import { vi } from 'vitest'

// The constructors stay after a test: what still works in the background then needs them to end well.
for (const [name, value] of Object.entries(indexedDb)) {
  if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: value })
}

/** Gives the page what jsdom lacks to store things safely: IndexedDB, empty, and cryptography. */
export function stubDeviceStorage(): void {
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory())
  vi.stubGlobal('crypto', webcrypto)
}

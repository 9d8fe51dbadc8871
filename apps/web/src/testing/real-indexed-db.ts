import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { deleteKeptDatabase } from '../kept/kept-database'

const { IDBFactory, default: _factory, ...types } = fake as typeof fake & { default: unknown }

/** Gives each test of a file an empty IndexedDB: a complete implementation in memory, since jsdom has none. */
export function openIndexedDb(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    for (const [name, type] of Object.entries(types)) {
      if (name.startsWith('IDB')) vi.stubGlobal(name, type)
    }
  })
  afterEach(async () => {
    await deleteKeptDatabase()
  })
}

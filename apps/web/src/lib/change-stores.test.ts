// @vitest-environment jsdom
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubDeviceStorage } from '../testing/device-storage'
import { changeStores } from './change-stores'

interface Shelf extends DBSchema {
  books: { key: string; value: string }
  notes: { key: string; value: string }
}

let shelf: IDBPDatabase<Shelf>
/** Rejections that nobody waited for, which the browser reports as errors of the page. */
let unhandled: unknown[]
const note = (reason: unknown) => unhandled.push(reason)

beforeEach(async () => {
  stubDeviceStorage()
  unhandled = []
  process.on('unhandledRejection', note)
  shelf = await openDB<Shelf>('shelf', 1, {
    upgrade: (db) => {
      db.createObjectStore('books')
      db.createObjectStore('notes')
    },
  })
})
afterEach(() => {
  process.off('unhandledRejection', note)
  shelf.close()
})

/** Node reports a rejection once the work of this turn is done. */
const expectNoneUnhandled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done))
  expect(unhandled).toEqual([])
}
const stored = async () => [await shelf.getAll('books'), await shelf.getAll('notes')]

it('stores a change of several stores, and returns what it returned', async () => {
  const count = await changeStores(shelf, ['books', 'notes'], async (change) => {
    await change.objectStore('books').put('Emma', '1')
    await change.objectStore('notes').put('Read it', '1')
    return change.objectStore('books').count()
  })
  expect(count).toBe(1)
  expect(await stored()).toEqual([['Emma'], ['Read it']])
})

it('stores nothing if the change throws half-way', async () => {
  const failing = changeStores(shelf, ['books', 'notes'], async (change) => {
    await change.objectStore('books').put('Emma', '1')
    throw new Error('torn page')
  })
  await expect(failing).rejects.toThrow('torn page')
  expect(await stored()).toEqual([[], []])
  await expectNoneUnhandled()
})

it('passes on the first error when a request fails', async () => {
  await shelf.put('books', 'Emma', '1')
  const failing = changeStores(shelf, ['books'], async (change) => {
    await change.objectStore('books').put('Persuasion', '2')
    await change.objectStore('books').add('Emma', '1')
  })
  await expect(failing).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await stored()).toEqual([['Emma'], []])
  await expectNoneUnhandled()
})

it('leaves no rejection unhandled when the browser aborts it before or after the last request', async () => {
  const before = changeStores(shelf, ['books'], async (change) => {
    const putting = change.objectStore('books').put('Emma', '1')
    change.abort()
    await putting
  })
  await expect(before).rejects.toMatchObject({ name: 'AbortError' })
  // As when the disk turns out to be full.
  const after = changeStores(shelf, ['books'], async (change) => {
    await change.objectStore('books').put('Emma', '1')
    change.abort()
  })
  await expect(after).rejects.toMatchObject({ name: 'AbortError' })
  expect(await stored()).toEqual([[], []])
  await expectNoneUnhandled()
})

it('fails like the database if that is closed', async () => {
  shelf.close()
  await expect(changeStores(shelf, ['books'], async () => undefined)).rejects.toMatchObject({
    name: 'InvalidStateError',
  })
  await expectNoneUnhandled()
})

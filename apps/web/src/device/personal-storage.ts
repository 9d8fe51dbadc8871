import { forgetKept } from '../kept/keep'
import { SOUNDS_CACHE } from './offline-sessions/session-media'
import { closeOutbox, OUTBOX_DATABASE } from './outbox/database'
import { forgetEntries } from './outbox/entries'
import { forgetKeys } from './outbox/person-key'

/** Databases with what belongs to a person; a logout deletes them. */
export const personalDatabases: readonly string[] = [
  OUTBOX_DATABASE,
  'wordhoard-kept',
  // Books opened in the reader.
  'reading-mode',
  // What was shared with the app and waits.
  'shared',
]

/** Caches with what belongs to a person. */
export const personalCaches: readonly string[] = [SOUNDS_CACHE]

/**
 * Keys of local storage that stay: how things look and sound on this device, whoever uses it. Everything else in local
 * and session storage is personal.
 */
export const deviceSettings: readonly string[] = [
  ...['theme', 'readerText', 'readAloudRate', 'logoutPending'],
  // How often the app was opened, whether it may offer to be installed, and the state of the look-up pack.
  ...['visits', 'install-offer-declined', 'has-read', 'look-up-pack'],
]

/** Deletes everything personal from this browser but its cookies, which the server deletes. */
export async function clearPersonalStorage(): Promise<void> {
  clearStorage(() => sessionStorage, [])
  clearStorage(() => localStorage, deviceSettings)
  await Promise.all([closeOutbox(), forgetKept()])
  forgetEntries()
  forgetKeys()
  await Promise.all([
    ...personalDatabases.map(deleteDatabase),
    ...('caches' in globalThis ? personalCaches.map((name) => caches.delete(name)) : []),
  ])
}

function clearStorage(storage: () => Storage, except: readonly string[]): void {
  try {
    for (const key of Object.keys(storage())) {
      if (!except.includes(key)) storage().removeItem(key)
    }
  } catch (error) {
    console.info('The storage cannot be cleared', error)
  }
}

/** Deletes a database. While another tab has it open, it's deleted once that tab closes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => done()
      request.onerror = () => done()
      request.onblocked = () => done()
    } catch (error) {
      console.info('The database cannot be deleted', error)
      done()
    }
  })
}

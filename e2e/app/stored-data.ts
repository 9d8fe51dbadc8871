import type { Page } from '@playwright/test'

/** Caches, databases and keys of local storage that are the same for everybody, or of the device only. */
const ofTheDevice =
  /^(cache shell-\w+|cache parts|cache earlier-versions|database wordhoard-pack|local (theme|readerText|readAloudRate|logoutPending|visits|install-offer-declined|has-read|look-up-pack))$/

/** What a browser has stored for the site. */
export interface StoredData {
  /** Names of caches, databases, keys of storage and cookies that belong to a person. */
  readonly personal: readonly string[]
  /** Everything as text: names, keys and values. Of files of the client and of the look-up pack only the addresses. */
  readonly text: string
}

/** Reads all that the page's browser has stored: cookies, caches, databases, local and session storage. */
export async function readStoredData(page: Page): Promise<StoredData> {
  const stored = await page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const names: string[] = []
    const texts: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      // One that has just been deleted isn't made anew.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await settle(opening).catch(() => undefined)
      if (!database) continue
      names.push(`database ${name}`)
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        const [keys, values] = [settle(rows.getAllKeys()), settle(rows.getAll())]
        texts.push(JSON.stringify(await keys), name === 'wordhoard-pack' ? '' : JSON.stringify(await values))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      names.push(`cache ${name}`)
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        const isBuilt = new URL(request.url).pathname.startsWith('/assets/')
        if (!isBuilt) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const [kind, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const key of Object.keys(storage)) {
        names.push(`${kind} ${key}`)
        texts.push(storage.getItem(key) ?? '')
      }
    return { names, texts }
  })
  // The device's number stays, by which a later login needs no code: it's random and says nothing about anybody.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'device_token')
  const names = [...stored.names, ...cookies.map(({ name }) => `cookie ${name}`)]
  return {
    personal: names.filter((name) => !ofTheDevice.test(name)).sort(),
    text: [...names, ...stored.texts, ...cookies.map(({ value }) => value)].join('\n'),
  }
}

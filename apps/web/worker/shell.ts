import { appAddresses } from '@wordhoard/contracts/site/app-addresses'
import { PrecacheController } from 'workbox-precaching'
import { scope } from './scope'

const PREFIX = 'shell-'
const { version, files } = __SHELL__
const CACHE = PREFIX + version

/**
 * The shell of this version, in a cache of its own: pages that an earlier version has opened keep finding their files.
 */
const shell = new PrecacheController({ cacheName: CACHE })
shell.addToCacheList([
  ...files.map((url) => ({ url, revision: null })),
  { url: appAddresses.shell, revision: version },
])

/**
 * Fetches the shell. Fails, to be tried again later, if the page belongs to another version than the files: while
 * servers are being updated, one may answer after the other.
 */
export async function installShell(event: ExtendableEvent): Promise<void> {
  await shell.install(event)
  const page = await shellPage()
  const html = await page.text()
  const entry = files.find((file) => html.includes(`src="${file}"`))
  if (entry === undefined) throw new Error('The shell’s page and its files are of different versions')
}

/** Returns the empty page from which the client opens any address. */
export async function shellPage(): Promise<Response> {
  const page = await shell.matchPrecache(appAddresses.shell)
  if (!page) throw new Error('The shell has no page')
  return page
}

/** What earlier versions leave behind: the windows they had opened, and the caches of their files. */
interface Earlier {
  readonly windows: readonly string[]
  readonly caches: readonly string[]
}

const STATE_CACHE = 'earlier-versions'
const STATE_KEY = '/earlier'

/** Notes which windows still run earlier versions, so that their files stay until the last of these is gone. */
export async function noteEarlierVersions(): Promise<void> {
  // A third version that is being installed already must not be taken for an earlier one.
  if (scope.registration.installing) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const names = await caches.keys()
  const earlier: Earlier = {
    windows: windows.map(({ id }) => id),
    caches: names.filter((name) => name.startsWith(PREFIX) && name !== CACHE),
  }
  const state = await caches.open(STATE_CACHE)
  await state.put(STATE_KEY, Response.json(earlier))
  await removeEarlierVersions()
}

/** Removes the files of earlier versions once no window runs one. */
export async function removeEarlierVersions(): Promise<void> {
  if (!(await caches.has(STATE_CACHE))) return
  const state = await caches.open(STATE_CACHE)
  const noted = await state.match(STATE_KEY)
  if (!noted) return
  const earlier = (await noted.json()) as Earlier
  const open = await Promise.all(earlier.windows.map((id) => scope.clients.get(id)))
  if (open.some((window) => window !== undefined)) return
  await Promise.all(earlier.caches.map((name) => caches.delete(name)))
  await caches.delete(STATE_CACHE)
}

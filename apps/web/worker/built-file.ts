/** Files that were loaded when they were first needed. */
const CACHE = 'parts'
/** One version has about 500 files of all kinds. */
const MAX_FILES = 500

/** Whether a path is of a file whose name changes with its content, so that it's the same wherever it is found. */
export const isBuiltFile = (pathname: string): boolean =>
  /^\/assets\/[\w.-]+[.](js|css|woff2|wasm|svg|png)$/.test(pathname)

/** Answers with a built file from this device, of whatever version; fetches and keeps it when it is first needed. */
export async function serveBuiltFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) event.waitUntil(keep(request, response.clone()))
  return response
}

/** Fetches built files that this device doesn't have; stops when the network fails. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (await caches.match(file, { ignoreVary: true })) continue
    const response = await fetch(file).catch(() => undefined)
    if (!response) return
    if (response.ok) await keep(file, response)
  }
}

/** Returns the paths of the files in the cache of parts. */
export async function listKeptFiles(): Promise<string[]> {
  if (!(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}

async function keep(request: Request | string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(request, response)
    // The oldest come first.
    const all = await cache.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MAX_FILES))) await cache.delete(old)
  } catch (error) {
    console.info('A file could not be kept on this device', error)
  }
}

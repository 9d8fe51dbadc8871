import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Returns the URL to start a thread from: a bundle as it is, a source through a TypeScript loader. The loader must be
 * registered inside the thread, because Node 20 doesn't pass the main thread's module hooks on to threads.
 */
export function threadEntry(worker: URL): URL {
  if (!worker.pathname.endsWith('.ts')) return worker
  // `require` resolves to tsx's CommonJS build, whose hooks don't load in a thread; the ES module is next to it.
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const tsx = pathToFileURL(api).href
  const code = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(worker.href)})`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

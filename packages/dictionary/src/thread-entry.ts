import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * What to start the thread from: a bundle as it is, a source through a loader for TypeScript. The loader must be
 * registered inside the thread, since Node 20 hands a thread none of the main thread's module hooks.
 */
export function threadEntry(worker: URL): URL {
  if (!worker.pathname.endsWith('.ts')) return worker
  // `require` resolves to tsx's CommonJS build, whose hooks don't load in a thread; the module lies beside it.
  const api = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs')
  const tsx = pathToFileURL(api).href
  const code = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(worker.href)})`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

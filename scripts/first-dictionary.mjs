import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'
import { runNode } from './run-node.mjs'

/**
 * Creates database and dictionary on the very first start. Runs in parallel with the build of the application, since
 * neither of the two keeps two cores busy alone. Does nothing if the data directory already has a database, because a
 * server may be running on it.
 */
export async function makeFirstDictionary() {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  if (process.env.DATABASE_URL || existsSync(join(dataDir, 'postgres'))) return
  // Bundled, it needs 40 MB less than with tsx, which also makes every function within another one slower.
  const folder = join(root, 'apps/api/dist/first-dictionary')
  const bundle = join(root, 'apps/api/build/bundle.ts')
  // Errors are not shown: if this fails, the server creates what is missing and reports the reason itself.
  await runNode(['--import', 'tsx', bundle, folder, 'dictionary-build'], 'ignore')
  await runNode([...buildFlags, join(folder, 'dictionary-build.js')], ['ignore', 'inherit', 'ignore'])
}

/** Keep in step with apps/api/src/services/newest-content.ts. */
export const buildFlags = [
  '--max-old-space-size=300',
  // Larger spaces for new objects save no time, and smaller ones cost some.
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  // Helper threads need more processor time than they save, and the other core is busy with the web client.
  '--single-threaded-gc',
  // Whenever the process waits for PostgreSQL, V8 would take it for idle and collect garbage thoroughly.
  '--no-memory-reducer',
  // Most functions run for a second; compiling larger ones takes longer than they gain.
  '--max-inlined-bytecode-size-cumulative=400',
  // The migrations' WebAssembly runs once: optimising it takes a second and 50 MB.
  '--liftoff-only',
]

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
  await runNode(
    [
      '--max-old-space-size=300',
      '--max-semi-space-size=32',
      // Whenever the process waits for PostgreSQL, V8 would take it for idle and collect garbage thoroughly.
      '--no-memory-reducer',
      join(folder, 'dictionary-build.js'),
    ],
    ['ignore', 'inherit', 'ignore'],
  )
}

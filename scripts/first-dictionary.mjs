import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'
import { runBeside } from './run-beside.mjs'

/**
 * On the very first start makes database and dictionary, to run beside the build of the application: neither keeps two cores
 * busy by itself. Only on a data directory of which there is nothing yet: a server may be running on any other.
 */
export async function makeFirstDictionary() {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  if (process.env.DATABASE_URL || existsSync(join(dataDir, 'postgres'))) return
  // When it fails the server, which then makes what is missing, says why; said twice it would not be clearer.
  await runBeside(
    [
      '--max-old-space-size=300',
      '--max-semi-space-size=32',
      '--import',
      'tsx',
      join(root, 'packages/dictionary-build/src/cli/build.ts'),
    ],
    ['ignore', 'inherit', 'ignore'],
  )
}

import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Returns the source code of what makes a pack, so that one of another version is never served. */
export async function sourcesOfPack(): Promise<string> {
  const folder = dirname(require.resolve('@wordhoard/look-up-pack/pack-file'))
  const own = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const weights = require.resolve('@wordhoard/senses/model/fitted')
  const paths = [...own.sort().map((name) => join(folder, name)), weights]
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('')
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let found: string | undefined

/**
 * Returns the absolute path of the project's root folder. Looks for its workspace file, because the same code runs from
 * the sources and from the server's bundle, which is in another folder.
 */
export function projectRoot(): string {
  if (found) return found
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('pnpm-workspace.yaml was not found above the running file')
    folder = parent
  }
  found = folder
  return folder
}

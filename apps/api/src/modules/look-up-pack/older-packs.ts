import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a file may be one of a pack, judging by its name. */
export const isPackName = (name: string): boolean => /^[a-z-]+-[0-9a-f]{16}\.pack$/.test(name)

/**
 * Removes the files of older packs from a folder. What was stored since the new pack was begun (ms since 1970) stays: it
 * may be another process's, of the same pack.
 */
export async function removeOlderPacks(folder: string, began: number, except: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isPackName(name) || name === except) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < began) await rm(path, { force: true })
  }
}

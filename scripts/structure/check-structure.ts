/**
 * Checks the structure of the sources: imports that leave their package by a path, rooms that import each other,
 * folders with too many files, files that are too long. Prints what it finds and exits with code 1.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findForeignImports } from './foreign-imports'
import { findMutualRooms } from './mutual-rooms'
import { findOversized } from './sizes'
import { packageFolders, sourceFiles } from './source-files'

/** Folders whose subfolders are rooms. */
const parentFolders = [
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
const lengthExceptions: Readonly<Record<string, string>> = {}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const files = sourceFiles(root)
const problems = [
  ...findForeignImports(files, packageFolders(root), sharedFiles),
  ...parentFolders.flatMap((parent) => findMutualRooms(files, parent)),
  ...findOversized(files, lengthExceptions),
]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

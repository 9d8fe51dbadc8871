import { join } from 'node:path'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { buildDictionary } from '@wordhoard/dictionary/build'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary; tests read it, they never write to it. */
    dictionaryDatabase: string
  }
}

/**
 * A real PostgreSQL for the tests, with the real dictionary: built once into `.data-test`, and again only when the
 * dictionary's sources change.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await openDatabase({ dataDir: join(projectRoot(), '.data-test'), share: true })
  await buildDictionary(database.pool, { onProgress: () => undefined })
  project.provide('dictionaryDatabase', database.connectionString)
  return () => database.close()
}

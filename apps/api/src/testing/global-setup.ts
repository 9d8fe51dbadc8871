import type { TestProject } from 'vitest/node'
import { openTestTemplate } from './test-dictionary'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary; tests read it, they never write to it. */
    dictionaryDatabase: string
    /** The same, with nobody connected to it: what workers clone (worker-database.ts). */
    templateDatabase: string
  }
}

/**
 * A real PostgreSQL for the tests, with the real dictionary: built once into `.data-test`, and again only when the
 * dictionary's sources change. This run's template is a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, connectionString, close } = await openTestTemplate()
  project.provide('dictionaryDatabase', server.connectionString)
  project.provide('templateDatabase', connectionString)
  return close
}

import type { TestProject } from 'vitest/node'
import type {} from './provided-context'
import { openTestTemplate } from './test-dictionary'

/**
 * Provides a real PostgreSQL with the real dictionary for the tests. It is built once into `.data-test`, and rebuilt
 * only when the dictionary's sources change. This run's template is a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, connectionString, close } = await openTestTemplate()
  project.provide('dictionaryDatabase', server.connectionString)
  project.provide('templateDatabase', connectionString)
  return close
}

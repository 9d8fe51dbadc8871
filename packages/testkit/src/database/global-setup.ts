import type { TestProject } from 'vitest/node'
import type {} from './provided-context'
import { openTestTemplate } from './test-dictionary'

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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moveQueryParts } from './lean-query'

const require = createRequire(import.meta.url)
const ofReact = createRequire(require.resolve('@tanstack/react-query'))
const modules = join(dirname(ofReact.resolve('@tanstack/query-core')), '..', 'modern')
const read = (module: string) => readFileSync(join(modules, `${module}.js`), 'utf8')

describe('moveQueryParts', () => {
  it('leaves no import of what changes need in the client, nor of what endless lists need in a query', () => {
    const client = moveQueryParts('queryClient', read('queryClient'))
    expect(client).not.toContain('mutationCache.js')
    expect(client).not.toMatch(/#mutationCache\.(?!js)/)
    expect(moveQueryParts('query', read('query'))).not.toContain('infiniteQueryBehavior.js')
  })

  it('lets the observers hand over what they need', () => {
    expect(moveQueryParts('mutationObserver', read('mutationObserver'))).toContain(
      'QueryClient.MutationCache = MutationCache;',
    )
    expect(moveQueryParts('infiniteQueryObserver', read('infiniteQueryObserver'))).toContain(
      'Query.infiniteQueryBehavior = infiniteQueryBehavior;',
    )
  })

  it('refuses code that it does not know', () => {
    expect(moveQueryParts('query', 'export {}')).toBeUndefined()
  })
})

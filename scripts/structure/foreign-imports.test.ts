import { describe, expect, it } from 'vitest'
import { findForeignImports } from './foreign-imports'

const packages = ['apps/api', 'bench']
const file = (path: string, target: string) => ({ path, text: `import { x } from '${target}'` })

describe('a relative import', () => {
  it('is reported when it leaves its package', () => {
    const files = [
      file('bench/a.ts', '../apps/api/src/app'),
      file('scripts/b.ts', '../bench/a'),
      file('apps/api/src/app.ts', '../../../scripts/b'),
    ]
    expect(findForeignImports(files, packages)).toEqual([
      'bench/a.ts imports apps/api/src/app of another package by its path',
      'scripts/b.ts imports bench/a of another package by its path',
      'apps/api/src/app.ts imports scripts/b of another package by its path',
    ])
  })

  it('is accepted within its package, and across packages where it is allowed', () => {
    const files = [
      file('apps/api/src/app.ts', './services/open'),
      file('bench/a.ts', '../apps/api/src/fixture'),
    ]
    expect(findForeignImports(files, packages, ['apps/api/src/fixture'])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { chunkModules, findUnmatchedChunks } from './chunk-modules'

const chunk = chunkModules({ 'web/src/lib': ['theme', 'words.store'] }, ['zod', '@tanstack'])

describe('chunkModules', () => {
  it.each([
    '/home/x/apps/web/src/lib/theme.ts',
    'C:\\x\\apps\\web\\src\\lib\\theme.module.css',
    '/home/x/apps/web/src/lib/words.store.ts',
    '/home/x/node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js',
    '/home/x/node_modules/@tanstack/react-query/index.js',
  ])('matches modules by folder and name, or by package: %s', (id) => {
    expect(chunk.test.test(id)).toBe(true)
  })

  it.each([
    '/home/x/apps/web/src/lib/theme-menu.ts',
    '/home/x/apps/web/src/lib/dark-theme.ts',
    '/home/x/apps/web/src/lib/room/theme.ts',
    '/home/x/apps/web/src/lib/words-store.ts',
    '/home/x/node_modules/zod-validation/index.js',
  ])('does not match modules with similar names: %s', (id) => {
    expect(chunk.test.test(id)).toBe(false)
  })

  it('lets findUnmatchedChunks name the modules missing from a build', () => {
    const ids = ['/x/web/src/lib/theme.ts', '/x/node_modules/zod/index.js']
    expect(findUnmatchedChunks([chunk], ids)).toEqual(['web/src/lib/words.store', 'node_modules/@tanstack'])
  })
})

import { describe, expect, it } from 'vitest'
import { findOversized } from './sizes'
import type { SourceFile } from './source-files'

const file = (path: string, lines = 1): SourceFile => ({ path, text: 'x\n'.repeat(lines) })
const folderOf = (count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => file(`src/a-${at}${ending}`))

describe('a folder', () => {
  it('may hold 25 source files, including styles, and any number of tests', () => {
    const full = [...folderOf(24, '.ts'), file('src/a.module.css'), ...folderOf(30, '.test.ts')]
    expect(findOversized(full)).toEqual([])
    expect(findOversized([...full, file('src/b.tsx')])).toEqual([
      'src has 26 source files; at most 25 are allowed',
    ])
  })
})

describe('a file', () => {
  it('may have 300 lines, a test 500', () => {
    expect(findOversized([file('a.ts', 300), file('a.test.ts', 500), file('testing/b.ts', 500)])).toEqual([])
    expect(findOversized([file('a.ts', 301), file('a.test.ts', 501)])).toEqual([
      'a.ts has 301 lines; at most 300 are allowed',
      'a.test.ts has 501 lines; at most 500 are allowed',
    ])
  })

  it('may have more lines with an exception, which is reported when it is not needed', () => {
    const exceptions = { 'a.ts': 'a generated table' }
    expect(findOversized([file('a.ts', 400)], exceptions)).toEqual([])
    expect(findOversized([file('a.ts', 300)], exceptions)).toEqual([
      'a.ts is short enough; remove its exception',
    ])
  })
})

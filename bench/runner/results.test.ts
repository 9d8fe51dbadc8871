import { describe, expect, it } from 'vitest'
import { type BenchResult, mergeResults, renderTable, replaceTable } from './results'

const machine = { node: '20.19.0', cores: 2 }
const row = { what: 'a page', value: '3 ms', bar: '≤ 5 ms', holds: true }
const result = (changes: Partial<BenchResult> = {}): BenchResult => ({
  ...{ commit: 'abc1234', date: '2026-11-27', seconds: 90, load: 0.25, rows: [row] },
  ...changes,
})

describe('results of benchmarks', () => {
  it('keep those of benchmarks that did not run, in the order of the names', () => {
    const before = { search: result(), gone: result(), memory: result() }
    const merged = mergeResults(['memory', 'look-up', 'search'], before, { search: result({ seconds: 5 }) })
    expect(Object.keys(merged)).toEqual(['memory', 'search'])
    expect(merged.search!.seconds).toBe(5)
  })

  it('become rows that name their benchmark, and say which missed its bar', () => {
    const missed = { ...row, what: 'another page', holds: false }
    const table = renderTable({ search: result(), memory: result({ rows: [missed] }) }, machine)
    expect(table.split('\n')).toEqual([
      'Commit abc1234 (2026-11-27), 3 min, load at most 0.3 before each. Node 20.19.0, 2 cores.',
      '',
      '| `pnpm bench` | what | measured | bar | holds |',
      '| --- | --- | --- | --- | --- |',
      '| search | a page | 3 ms | ≤ 5 ms | yes |',
      '| memory | another page | 3 ms | ≤ 5 ms | **no** |',
    ])
  })

  it('name the benchmarks that ran at another commit', () => {
    const other = result({ commit: 'def5678', load: 3 })
    const [first] = renderTable({ search: result(), import: other, memory: result() }, machine).split('\n')
    expect(first).toBe(
      'Commit abc1234 (2026-11-27), 3 min, load at most 0.3 before each. `import`: commit def5678 (2026-11-27), load at most 3.0. Node 20.19.0, 2 cores.',
    )
  })
})

describe('the table in the README', () => {
  it('is replaced between its marks alone', () => {
    const text = 'Before\n\n<!-- table -->\n\nold\n\n<!-- end of the table -->\n\nAfter\n'
    const replaced = 'Before\n\n<!-- table -->\n\nnew\n\n<!-- end of the table -->\n\nAfter\n'
    expect(replaceTable(text, 'new')).toBe(replaced)
    expect(replaceTable(replaced, 'new')).toBe(replaced)
  })

  it('needs both marks', () => {
    expect(() => replaceTable('Before\n\n<!-- table -->\n\nold\n', 'new')).toThrow('lacks a mark')
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns the rows of the glossary's tables that have this number of columns, as cells. */
function readRows(columns: number): string[][] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
  return rows.filter((cells) => cells.length === columns && cells[0] !== 'term' && cells[0] !== '---')
}

const concepts = readRows(7)
const internals = readRows(3)
const readPath = (cell: string | undefined) => /^`(.+)`$/.exec(cell ?? '')?.[1]

describe('the glossary', () => {
  it('has about forty terms, each listed once', () => {
    const terms = [...concepts, ...internals].map(([term]) => term)
    expect(terms.length).toBeGreaterThanOrEqual(40)
    expect(new Set(terms).size).toBe(terms.length)
  })

  it('names only contracts, modules and features that exist', () => {
    const places = [
      (cells: string[]) => [cells[3], (name: string) => `packages/contracts/src/${name}.ts`],
      (cells: string[]) => [cells[4], (name: string) => `apps/api/src/modules/${name}`],
      (cells: string[]) => [cells[5], (name: string) => `apps/web/src/features/${name}`],
    ] as const
    const paths = concepts.flatMap((cells) =>
      places.map((place) => {
        const [cell, pathOf] = place(cells) as [string, (name: string) => string]
        const name = readPath(cell)
        return name && pathOf(name)
      }),
    )
    const namedPaths = [...paths, ...internals.map(([, , cell]) => readPath(cell))].filter(
      (path) => path !== undefined,
    )
    expect(namedPaths.length).toBeGreaterThan(100)
    expect(namedPaths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names only tables of the schema', () => {
    const schema = read('prisma/schema.prisma')
    const tables = new Set([...schema.matchAll(/@@map\("(\w+)"\)/g)].map(([, table]) => table))
    const named = concepts.map((cells) => readPath(cells[6])).filter((name) => name !== undefined)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !tables.has(name))).toEqual([])
  })
})

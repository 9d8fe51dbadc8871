import { sortColumns } from '@wordhoard/contracts/fields/vocabulary-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSort,
  otherColumns,
  removeSort,
  type Sort,
  sortsFromText,
  sortsToText,
  toggleSort,
} from './sorting'

const column = fc.constantFrom(...sortColumns)
const sorts = fc.uniqueArray(
  fc.record({ column, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  {
    selector: (sort) => sort.column,
  },
)

describe('sorting', () => {
  it('adds a column last, in ascending order', () => {
    expect(addSort([{ column: 'score', direction: 'desc' }], 'spell_id')).toEqual([
      { column: 'score', direction: 'desc' },
      { column: 'spell_id', direction: 'asc' },
    ])
  })

  it('reverses the direction of one column only', () => {
    const before: Sort[] = [
      { column: 'score', direction: 'asc' },
      { column: 'id', direction: 'asc' },
    ]
    expect(toggleSort(before, 'score')).toEqual([{ column: 'score', direction: 'desc' }, before[1]])
    expect(toggleSort(toggleSort(before, 'score'), 'score')).toEqual(before)
  })

  it('contains each column at most once, whatever the user does', () => {
    fc.assert(
      fc.property(
        sorts,
        fc.array(fc.tuple(fc.constantFrom(addSort, removeSort, toggleSort), column)),
        (start, steps) => {
          const end = steps.reduce<readonly Sort[]>((now, [change, of]) => change(now, of), start)
          const columns = end.map((sort) => sort.column)
          expect(new Set(columns).size).toBe(columns.length)
          expect([...columns, ...otherColumns(end)].sort()).toEqual([...sortColumns].sort())
        },
      ),
    )
  })
})

describe('sort order in an address', () => {
  it('survives the round trip, also when it is the default or empty', () => {
    fc.assert(
      fc.property(sorts, sorts, (chosen, byDefault) => {
        expect(sortsFromText(sortsToText(chosen, byDefault) ?? null, byDefault)).toEqual(chosen)
      }),
    )
  })

  it('ignores unknown and repeated columns', () => {
    expect(sortsFromText('score-desc,password-asc,score-asc,id-sideways,priority-asc', [])).toEqual([
      { column: 'score', direction: 'desc' },
      { column: 'priority', direction: 'asc' },
    ])
  })

  it('falls back to the default when nothing is valid', () => {
    const byDefault: Sort[] = [{ column: 'id', direction: 'desc' }]
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = sortsFromText(`!${text}`, byDefault)
        expect(new Set(parsed.map((sort) => sort.column)).size).toBe(parsed.length)
      }),
    )
    expect(sortsFromText('nonsense', byDefault)).toEqual(byDefault)
  })
})

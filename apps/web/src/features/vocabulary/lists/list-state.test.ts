import { sortColumns, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ListState,
  listStateFrom,
  listStateToParams,
  mainQuery,
  mainSorts,
  withListChange,
} from './list-state'
import { pageSizes } from './paging'

const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  limit: fc.constantFrom(...pageSizes),
  sorts: fc.uniqueArray(
    fc.record({
      column: fc.constantFrom(...sortColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { selector: (sort) => sort.column },
  ),
  search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  priorities: fc.subarray([0, 1, 2, 3, 4]),
  states: fc.subarray([...wordStates]),
  due: fc.boolean(),
})
const from = (search: string) => listStateFrom(new URLSearchParams(search), mainSorts)

describe('list state', () => {
  it('survives the round trip through its address', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(from(listStateToParams(state, mainSorts).toString())).toEqual(state)
      }),
    )
  })

  it('leaves the address empty by default', () => {
    expect(listStateToParams(from(''), mainSorts).toString()).toBe('')
  })

  it('never makes a request that the server would refuse, whatever the address says', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('0', '-1', '1e9', 'NaN', '9999999', '500', 'score-asc,score-asc'),
    )
    const params = fc.record({
      page: value,
      limit: value,
      sort: value,
      priority: value,
      state: value,
      due: value,
      search: fc.string({ maxLength: 200 }),
    })
    fc.assert(
      fc.property(params, (hostile) => {
        const query = mainQuery(from(new URLSearchParams(hostile).toString()))
        expect([50, 250, 500]).toContain(query.limit)
        expect(query.offset).toBeGreaterThanOrEqual(0)
        expect(query.offset).toBeLessThan(2 ** 31)
        expect(query.search?.length ?? 1).toBeLessThanOrEqual(60)
        expect(new Set(query.orders_by as string[]).size).toBe((query.orders_dir as string[]).length)
      }),
    )
  })

  it('returns to the first page when the sort, a filter or the limit changes', () => {
    const state = { ...from(''), page: 7 }
    expect(withListChange(state, { limit: 500 }).page).toBe(1)
    expect(withListChange(state, { sorts: [] }).page).toBe(1)
    expect(withListChange(state, { search: 'lac' }).page).toBe(1)
    expect(withListChange(state, { page: 3 }).page).toBe(3)
  })
})

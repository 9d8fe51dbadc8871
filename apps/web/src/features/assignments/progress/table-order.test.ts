import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from './table-order'

const rows = [
  { name: 'Zoë', minutes: 3 },
  { name: 'ann', minutes: null },
  { name: 'Bob', minutes: 12 },
  { name: 'Émile', minutes: 3 },
]
const names = (sorted: typeof rows) => sorted.map(({ name }) => name)

describe('inOrder', () => {
  it('sorts names whatever their case and accents', () => {
    expect(names(inOrder(rows, ({ name }) => name, false))).toEqual(['ann', 'Bob', 'Émile', 'Zoë'])
  })

  it('keeps the order of equal rows, and puts rows without a value last either way', () => {
    expect(names(inOrder(rows, ({ minutes }) => minutes, false))).toEqual(['Zoë', 'Émile', 'Bob', 'ann'])
    expect(names(inOrder(rows, ({ minutes }) => minutes, true))).toEqual(['Bob', 'Zoë', 'Émile', 'ann'])
  })

  it('loses no row', () => {
    const any = fc.array(fc.option(fc.integer()))
    fc.assert(
      fc.property(any, fc.boolean(), (values, isDescending) => {
        expect(inOrder(values, (value) => value, isDescending)).toHaveLength(values.length)
      }),
    )
  })
})

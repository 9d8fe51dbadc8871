import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePathId } from './path-id'

it('accepts only ids as the server counts them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(parsePathId(`${id}`)).toBe(id)
    }),
  )
  for (const other of [
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '１',
    '2147483648',
    '99999999999',
    '',
    undefined,
  ]) {
    expect(parsePathId(other), other).toBeUndefined()
  }
})

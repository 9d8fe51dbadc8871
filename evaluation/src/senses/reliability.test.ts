import { expect, it } from 'vitest'
import { Reliability } from './reliability'

it('compares what was stated with what was right, by tenths of the chance', () => {
  const reliability = new Reliability()
  for (const isRight of [true, true, true, false]) reliability.add(0.75, isRight)
  reliability.add(1, true)
  reliability.add(0.05, false)
  expect(reliability.rows()).toEqual([
    { from: 0, count: 1, stated: 0.05, right: 0 },
    { from: 0.7, count: 4, stated: 0.75, right: 0.75 },
    { from: 0.9, count: 1, stated: 1, right: 1 },
  ])
  expect(reliability.table()).toContain('0.7       4    75.0    75.0     0.0')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinRuns, locate } from './text-runs'

const runs = [
  { text: 'un', startsBlock: true },
  { text: 'happy', startsBlock: false },
  { text: 'Next', startsBlock: true },
]

it('joinRuns joins inline runs and separates blocks', () => {
  expect(joinRuns(runs)).toEqual({ text: 'unhappy\n\nNext', starts: [0, 2, 9] })
})

it('locate returns the later run at a border, and the earlier one for the end of a range', () => {
  const joined = joinRuns(runs)
  expect(locate(joined, 0)).toEqual({ run: 0, offset: 0 })
  expect(locate(joined, 2)).toEqual({ run: 1, offset: 0 })
  expect(locate(joined, 2, true)).toEqual({ run: 0, offset: 2 })
  expect(locate(joined, 13, true)).toEqual({ run: 2, offset: 4 })
  expect(locate(joinRuns([]), 0)).toBeUndefined()
})

it('locate finds the run of every character', () => {
  const run = fc.record({ text: fc.string({ minLength: 1, maxLength: 5 }), startsBlock: fc.boolean() })
  fc.assert(
    fc.property(fc.array(run, { minLength: 1 }), (list) => {
      const joined = joinRuns(list)
      list.forEach(({ text }, index) => {
        for (let at = 0; at < text.length; at++) {
          const offset = (joined.starts[index] ?? 0) + at
          expect(joined.text[offset]).toBe(text[at])
          expect(locate(joined, offset)).toEqual({ run: index, offset: at })
        }
      })
    }),
  )
})

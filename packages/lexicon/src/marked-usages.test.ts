import { expect, it } from 'vitest'
import { fitDefinitions, hasMarkedUsage } from './marked-usages'

it('recognises labels of senses that no class should meet unasked', () => {
  expect(hasMarkedUsage(['informal', 'offensive'])).toBe(true)
  expect(hasMarkedUsage(['taboo'])).toBe(true)
  expect(hasMarkedUsage(['sexual', 'law'])).toBe(true)
  expect(hasMarkedUsage(['informal', 'disapproving'])).toBe(false)
  expect(hasMarkedUsage([])).toBe(false)
})

it('keeps the definitions that may be shown unasked, in their order', () => {
  const definition = (id: number, ...usage: string[]) => ({ id, domain: { usage } })
  const all = [definition(1), definition(2, 'taboo', 'spoken'), definition(3, 'formal')]
  expect(fitDefinitions(all).map(({ id }) => id)).toEqual([1, 3])
})

import { expect, it } from 'vitest'
import { byWhatComes, byWhatIsToDo } from './assignment-order'

const now = Date.parse('2026-11-21T12:00:00Z')
const work = (name: string, day: number | null, is_done = false) => ({
  name,
  due_at: day === null ? null : `2026-11-${day}T12:00:00Z`,
  is_done,
})
const works = [
  work('never', null),
  work('next month', 30),
  work('long ago', 11),
  work('tomorrow', 22, true),
  work('yesterday', 20),
  work('read', 15, true),
]
const names = (sorted: typeof works) => sorted.map(({ name }) => name)

it('shows students what is overdue and due first, and what they have done at the end', () => {
  expect(names(byWhatIsToDo(works))).toEqual([
    'long ago',
    'yesterday',
    'next month',
    'never',
    'tomorrow',
    'read',
  ])
})

it('shows teachers what comes first, and what is past at the end', () => {
  expect(names(byWhatComes(works, now))).toEqual([
    'tomorrow',
    'next month',
    'never',
    'yesterday',
    'read',
    'long ago',
  ])
})

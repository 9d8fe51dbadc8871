import { expect, it } from 'vitest'
import { sortForStudent, sortForTeacher } from './assignment-order'

const now = Date.parse('2026-11-21T12:00:00Z')
const assignment = (name: string, day: number | null, is_done = false) => ({
  name,
  due_at: day === null ? null : `2026-11-${day}T12:00:00Z`,
  is_done,
})
const assignments = [
  assignment('never', null),
  assignment('next month', 30),
  assignment('long ago', 11),
  assignment('tomorrow', 22, true),
  assignment('yesterday', 20),
  assignment('read', 15, true),
]
const names = (sorted: typeof assignments) => sorted.map(({ name }) => name)

it('shows students overdue assignments first, then those due next, then those done', () => {
  expect(names(sortForStudent(assignments))).toEqual([
    'long ago',
    'yesterday',
    'next month',
    'never',
    'tomorrow',
    'read',
  ])
})

it('shows teachers what is due next first, and past assignments last', () => {
  expect(names(sortForTeacher(assignments, now))).toEqual([
    'tomorrow',
    'next month',
    'never',
    'yesterday',
    'read',
    'long ago',
  ])
})

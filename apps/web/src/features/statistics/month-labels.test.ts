import { expect, test } from 'vitest'
import { activityWeeks } from './activity'
import { monthLabels } from './month-labels'

test('each month is above the week in which it begins', () => {
  const weeks = activityWeeks([], '2026-11-21')
  expect(monthLabels(weeks).filter(Boolean)).toEqual(['Aug', 'Sept', 'Oct', 'Nov'])
  const november = monthLabels(weeks).lastIndexOf('Nov')
  expect(weeks[november]?.some((day) => day?.date === '2026-11-01')).toBe(true)
})

test('a first week in which a month begins shows that month only', () => {
  // The first of the 100 days is Sunday 30 August, and September begins in the same week.
  expect(monthLabels(activityWeeks([], '2026-12-07')).filter(Boolean)).toEqual(['Sept', 'Oct', 'Nov', 'Dec'])
})

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { setWaiting } from '../device/outbox/waiting.store'
import { openPage, toastTexts } from '../testing/page'
import { reportRefused } from './report-refused'

openPage()
const setRefused = (refused: number) => setWaiting({ waiting: 0, refused, kinds: {} })

beforeEach(() => {
  vi.useFakeTimers()
  setRefused(0)
})

it('tells what was refused, unless its game has shown it already', () => {
  reportRefused()
  setRefused(1)
  vi.advanceTimersByTime(500)
  setRefused(0)
  vi.advanceTimersByTime(5_000)
  expect(toastTexts()).toEqual([])
  setRefused(2)
  vi.advanceTimersByTime(5_000)
  setRefused(1)
  vi.advanceTimersByTime(5_000)
  expect(toastTexts()).toEqual(['We couldn’t save 2 things you did offline.'])
  setRefused(2)
  vi.advanceTimersByTime(5_000)
  expect(toastTexts().at(-1)).toBe('We couldn’t save 1 thing you did offline.')
})

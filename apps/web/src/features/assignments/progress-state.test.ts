import { expect, it } from 'vitest'
import { progressStateOf } from './progress-state'

const text = { kind: 'article', position: 0, is_done: false, words: 90, practised: 40 } as const
const list = { kind: 'vocabulary', position: 0, is_done: false, words: 12, practised: 0 } as const

it('says how much of a text was read, however many of its words were practised', () => {
  expect(progressStateOf(text)).toEqual({ kind: 'to-do', text: 'To do' })
  expect(progressStateOf({ ...text, position: 0.429 })).toEqual({ kind: 'begun', text: '42% read' })
  expect(progressStateOf({ ...text, position: 0.96, is_done: true })).toEqual({ kind: 'done', text: 'Read' })
})

it('says how many words of a list were practised', () => {
  expect(progressStateOf(list).kind).toBe('to-do')
  expect(progressStateOf({ ...list, practised: 3 }).text).toBe('3 of 12 practised')
  expect(progressStateOf({ ...list, practised: 12, is_done: true }).text).toBe('Practised')
})

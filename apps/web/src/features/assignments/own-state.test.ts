import { expect, it } from 'vitest'
import { ownState } from './own-state'

const text = { kind: 'article', position: 0, is_done: false, words: 90, practised: 40 } as const
const list = { kind: 'vocabulary', position: 0, is_done: false, words: 12, practised: 0 } as const

it('says of a text how much of it was read, whatever is known of its words', () => {
  expect(ownState(text)).toEqual({ kind: 'to-do', text: 'To do' })
  expect(ownState({ ...text, position: 0.429 })).toEqual({ kind: 'begun', text: '42 % read' })
  expect(ownState({ ...text, position: 0.96, is_done: true })).toEqual({ kind: 'done', text: 'Read' })
})

it('says of a word list how many of its words were practised', () => {
  expect(ownState(list).kind).toBe('to-do')
  expect(ownState({ ...list, practised: 3 }).text).toBe('3 of 12 practised')
  expect(ownState({ ...list, practised: 12, is_done: true }).text).toBe('Practised')
})

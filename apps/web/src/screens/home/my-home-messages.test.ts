import { expect, it } from 'vitest'
import { continueMessages } from './my-home-messages'

it('says how much of a text is left in minutes, of a long one in hours', () => {
  expect(continueMessages.facts(0, 1)).toBe('0% read · 1 minute left')
  expect(continueMessages.facts(12, 99)).toBe('12% read · 99 minutes left')
  expect(continueMessages.facts(12, 309)).toBe('12% read · about 5 hours left')
})

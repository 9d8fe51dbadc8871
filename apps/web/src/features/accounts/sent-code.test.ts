// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { readSentCode, storeSentCode } from './sent-code'

openPage({ user: null })

it('remembers for half an hour where a code was sent, until it is used', () => {
  expect(readSentCode()).toBeUndefined()
  storeSentCode('ada@example.org', 1_000)
  expect([readSentCode(1_000), readSentCode(1_800_999)]).toEqual(['ada@example.org', 'ada@example.org'])
  expect([readSentCode(1_801_000), readSentCode(999)]).toEqual([undefined, undefined])
  storeSentCode(undefined)
  expect(readSentCode(1_000)).toBeUndefined()
})

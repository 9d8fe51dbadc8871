import { expect, it } from 'vitest'
import { notMailedText } from './not-mailed-text'

it('returns nothing if every invitation was mailed', () => {
  expect(notMailedText({ not_mailed: 0, mail_limit: 10 })).toBeUndefined()
})

it('states how many mails a school may send, and what to do instead', () => {
  expect(notMailedText({ not_mailed: 15, mail_limit: 10 })).toBe(
    'We didn’t email 15 of the codes. Your school can email 10 invitations a day, and some people don’t want any. Print the codes or hand them out instead.',
  )
})

it('states that a school’s mails are paused', () => {
  expect(notMailedText({ not_mailed: 1, mail_limit: 0 })).toContain('so we’ve paused them')
})

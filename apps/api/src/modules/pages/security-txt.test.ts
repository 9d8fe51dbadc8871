import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'
import { expect, it } from 'vitest'
import { securityTxt } from './security-txt'

const facts = { public_url: 'https://words.example', security_email: 'security@words.example' } as SiteFacts

it('names the contact, the policy, and an expiry within a year', () => {
  const text = securityTxt(facts, new Date('2026-01-10T08:30:00Z'))
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@words.example',
    'Expires: 2026-07-09T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://words.example/.well-known/security.txt',
    'Policy: https://words.example/security-disclosure-policy',
    '',
  ])
})

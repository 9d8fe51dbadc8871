import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password-hash'

describe('password hashes', () => {
  it('use argon2id with OWASP’s parameters and a salt, and match only their own password', async () => {
    const stored = await hashPassword('Correct-horse-7')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashPassword('Correct-horse-7')).not.toBe(stored)
    expect(await verifyPassword(stored, 'Correct-horse-7')).toBe(true)
    expect(await verifyPassword(stored, 'correct-horse-7')).toBe(false)
    expect(isOutdated(stored)).toBe(false)
  })

  it('match a password whether its accents are composed or decomposed', async () => {
    expect(await verifyPassword(await hashPassword('Caf\u00e9-olé-1'), 'Cafe\u0301-olé-1')).toBe(true)
  })

  it('match nothing, without an error, when there is no stored hash', async () => {
    expect(await verifyPassword(undefined, 'Correct-horse-7')).toBe(false)
    expect(await verifyPassword(undefined, '')).toBe(false)
  })

  it('reveal outdated parameters', () => {
    const old =
      '$argon2id$v=19$m=8192,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    expect(isOutdated(old)).toBe(true)
  })
})

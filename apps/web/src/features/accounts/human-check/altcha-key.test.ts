import { createChallenge, pbkdf2, solveChallenge } from 'altcha/lib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deriveKey } from './altcha-key'

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00',
  salt: '00',
  cost: 1000,
  keyLength: 32,
  keyPrefix: '00',
}
const salt = Uint8Array.from({ length: 16 }, (_, index) => index * 7)
const password = Uint8Array.from({ length: 20 }, (_, index) => 255 - index)

const withoutWebCrypto = () => vi.stubGlobal('crypto', { getRandomValues: undefined })

describe('deriveKey', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('derives the same key with and without Web Crypto', async () => {
    const { derivedKey } = await deriveKey(parameters, salt, password)
    withoutWebCrypto()
    expect([...(await deriveKey(parameters, salt, password)).derivedKey]).toEqual([...derivedKey])
  })

  it('solves a challenge without Web Crypto', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 20,
      counter: 70,
      deriveKey: pbkdf2.deriveKey,
    })
    withoutWebCrypto()
    expect(await solveChallenge({ challenge, deriveKey })).toMatchObject({ counter: 70 })
  })

  it('rejects an algorithm that the server does not use', async () => {
    await expect(deriveKey({ ...parameters, algorithm: 'SCRYPT' }, salt, password)).rejects.toThrow('SCRYPT')
  })
})

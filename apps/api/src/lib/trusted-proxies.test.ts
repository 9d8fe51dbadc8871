import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app'
import { readTrustedProxies, trustProxy } from './trusted-proxies'

describe('readTrustedProxies', () => {
  it.each([
    ['0', 0],
    ['2', 2],
    ['loopback', ['loopback']],
    ['uniquelocal, 203.0.113.7, 2001:db8::/32', ['uniquelocal', '203.0.113.7', '2001:db8::/32']],
  ])('accepts %s as a number of hops or a list of networks', (text, value) => {
    expect(readTrustedProxies(text)).toEqual(value)
  })

  it.each([
    'true',
    '-1',
    '10',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'proxy',
    'loopback,',
  ])('rejects %s', (text) => expect(readTrustedProxies(text)).toBeUndefined())
})

describe('trustProxy with two hops', () => {
  it.each([
    ['127.0.0.1', 0, true],
    ['::ffff:172.18.0.1', 0, true],
    ['fd00::2', 0, true],
    ['203.0.113.9', 0, false],
    ['2001:db8::1', 0, false],
    ['203.0.113.9', 1, true],
    ['203.0.113.9', 2, false],
  ])('trusts %s at hop %i: %s', (address, hop, isTrusted) => {
    const trusts = trustProxy(2)
    expect(typeof trusts === 'function' && trusts(address, hop)).toBe(isTrusted)
  })
})

describe('the address that rate limits count', () => {
  const proxy = '172.18.0.1'
  let behind: TestApp
  let direct: TestApp
  beforeAll(async () => {
    behind = await openTestApp({ HUMAN_CHECK: 'off', TRUST_PROXY: '1' })
    direct = await openTestApp({ HUMAN_CHECK: 'off' })
  })
  afterAll(async () => {
    await behind.close()
    await direct.close()
  })

  const statusFor = async ({ app }: TestApp, remoteAddress: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const url = '/api/auth2/logout'
    return (await app.inject({ method: 'POST', url, remoteAddress, headers })).statusCode
  }

  /**
   * Returns how many calls succeed before one is refused, each with the `X-Forwarded-For` that `forwarded` returns for
   * it.
   */
  const callsUntilRefused = async (api: TestApp, remoteAddress: string, forwarded: (i: number) => string) => {
    for (let calls = 0; calls < 2_000; calls++) {
      if ((await statusFor(api, remoteAddress, forwarded(calls))) === 429) return calls
    }
    return Number.POSITIVE_INFINITY
  }

  it('is the client’s own behind the configured proxy, whatever the client claims', async () => {
    // The proxy appends its caller's address to whatever the caller sent.
    expect(
      await callsUntilRefused(behind, proxy, (i) => `10.9.${i >> 8}.${i & 255}, 203.0.113.1`),
    ).toBeLessThan(2_000)
    expect(await statusFor(behind, proxy, '203.0.113.2')).toBe(204)
  })

  it('is the caller’s when a client from outside bypasses the proxy', async () => {
    const calls = callsUntilRefused(behind, '203.0.113.8', (i) => `10.9.${i >> 8}.${i & 255}`)
    expect(await calls).toBeLessThan(2_000)
  })

  it('is the caller’s when only proxies on this machine are trusted', async () => {
    expect(await callsUntilRefused(direct, '203.0.113.9', (i) => `10.9.${i >> 8}.${i & 255}`)).toBeLessThan(
      2_000,
    )
    expect(await statusFor(direct, '127.0.0.1', '203.0.113.10')).toBe(204)
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress, send } from '../../testing/registering'
import { openTestApp } from '../../testing/test-app'
import { verifyTurnstile } from './turnstile'

const passes = '1x0000000000000000000000000000000AA'
const fails = '2x0000000000000000000000000000000AA'
const spent = '3x0000000000000000000000000000000AA'
const own = 'an-installation-s-own-secret'

/** Answers as Cloudflare documents its endpoint, for its published secrets and one of our own. */
let cloudflare: Server
let verifyUrl: string
const asked: URLSearchParams[] = []
beforeAll(async () => {
  cloudflare = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = new URLSearchParams(body)
    asked.push(form)
    const refused = (code: string) => ({ success: false, 'error-codes': [code] })
    const passed = {
      success: true,
      'error-codes': [],
      challenge_ts: new Date().toISOString(),
      hostname: 'example.com',
    }
    const answers: Record<string, object> = {
      [passes]: passed,
      [fails]: refused('invalid-input-response'),
      [spent]: refused('timeout-or-duplicate'),
      [own]: { ...passed, action: 'login', cdata: '' },
      broken: refused('internal-error'),
    }
    const answer = answers[form.get('secret') ?? ''] ?? refused('invalid-input-secret')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => cloudflare.listen(0, '127.0.0.1', resolve))
  verifyUrl = `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}/turnstile/v0/siteverify`
})
afterAll(() => new Promise((resolve) => cloudflare.close(resolve)))

const lines: string[] = []
const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) })
const verify = (
  secret: string,
  token = 'XXXX.DUMMY.TOKEN.XXXX',
  url = verifyUrl,
  action: 'login' | 'password' = 'login',
) => verifyTurnstile({ secret, verifyUrl: url }, action, token, '203.0.113.9', logger)

describe('Turnstile', () => {
  it('receives the secret, token and address, and decides the check', async () => {
    expect(await verify(passes)).toBe(true)
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      secret: passes,
      response: 'XXXX.DUMMY.TOKEN.XXXX',
      remoteip: '203.0.113.9',
    })
    expect(await verify(fails)).toBe(false)
    expect(await verify(spent)).toBe(false)
  })

  it('accepts a token only for the action its widget was shown for', async () => {
    expect(await verify(own)).toBe(true)
    expect(await verify(own, 'token', verifyUrl, 'password')).toBe(false)
  })

  it('is not called with values that can’t be tokens', async () => {
    const before = asked.length
    expect(await verify(passes, '')).toBe(false)
    expect(await verify(passes, 'x'.repeat(2_049))).toBe(false)
    expect(asked).toHaveLength(before)
  })

  it('leads to a 503 and a log line without the token when it can’t be reached or rejects our secret', async () => {
    const calls = [
      () => verify('wrong'),
      () => verify('broken'),
      () => verify(passes, 'tokentoken', 'http://127.0.0.1:9/'),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'unavailable' })
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toMatch(/tokentoken|DUMMY|203\.0\.113/)
  })

  it('guards the calls when it is configured, and its widget may load on our pages', async () => {
    const environment = {
      HUMAN_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_VERIFY_URL: verifyUrl,
    }
    for (const [secret, status] of [
      [passes, 200],
      [fails, 400],
      ['wrong', 503],
    ] as const) {
      const api = await openTestApp({ ...environment, TURNSTILE_SECRET: secret })
      try {
        const shown = await api.app.inject({ url: '/api/auth2/human-check?action=login' })
        expect(shown.json()).toEqual({
          kind: 'turnstile',
          site_key: '1x00000000000000000000AA',
          challenge: null,
        })
        const body = { email: newAddress(), token: 'XXXX.DUMMY.TOKEN.XXXX' }
        expect((await send(api, 'POST', '/send-verification-email', body)).statusCode).toBe(status)
        const policy = String((await api.app.inject({ url: '/login' })).headers['content-security-policy'])
        for (const part of ['script-src', 'frame-src', 'connect-src']) {
          expect(policy).toMatch(new RegExp(`${part} [^;]*https://challenges\\.cloudflare\\.com`))
        }
      } finally {
        await api.close()
      }
    }
  })

  it('is absent from the content security policy when it is not configured', async () => {
    const api = await openTestApp()
    try {
      expect((await api.app.inject({ url: '/login' })).headers['content-security-policy']).not.toContain(
        'cloudflare',
      )
    } finally {
      await api.close()
    }
  })
})

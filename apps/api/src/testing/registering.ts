import { randomName } from '@wordhoard/testkit/random-name'
import { codeSentTo } from './mailbox'
import type { TestApp } from './test-app'

/** Returns an unused mail address. */
export function newAddress(): string {
  return `p${randomName()}@example.org`
}

/** Returns an unused user name. */
export function newUsername(): string {
  return `R.${randomName()}`
}

/**
 * Sends a JSON call to a path below /api/auth2.
 *
 * @param address the caller's network address
 */
export function send(
  api: TestApp,
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
  address = '198.51.100.1',
) {
  return api.app.inject({ method, url: `/api/auth2${path}`, payload, remoteAddress: address })
}

export function askForCode(api: TestApp, email: string) {
  return send(api, 'POST', '/send-verification-email', { email, token: '' })
}

/** Registers with the given code, or requests one first. */
export async function register(
  api: TestApp,
  { email = newAddress(), username = newUsername(), password = 'Quiet-otter-27', code = '' } = {},
) {
  if (!code) {
    await askForCode(api, email)
    code = await codeSentTo(api, email)
  }
  const body = { username, email, password, verification_code: code, token: '' }
  return send(api, 'POST', '/register', body)
}

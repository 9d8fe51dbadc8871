import { randomBytes } from 'node:crypto'
import { codeSentTo } from './mailbox'
import type { TestApp } from './test-app'

/** An address that nobody has used. */
export function newAddress(): string {
  return `p${randomBytes(6).toString('hex')}@example.org`
}

/** A user name that nobody has. */
export function newUsername(): string {
  return `R.${randomBytes(6).toString('hex')}`
}

/** A JSON call; `address`: where it seems to come from. */
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

/** Registers with the code given, or with the one just asked for. */
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

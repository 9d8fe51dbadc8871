import { describe, expect, it } from 'vitest'
import { ConfigurationError, readEnv } from './env'

const complete = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://words.example.org/',
  JWT_SECRET: 'x'.repeat(32),
  OPERATOR: 'Example School',
  CONTACT_EMAIL: 'contact@example.org',
  SECURITY_EMAIL: 'security@example.org',
}

describe('the configuration', () => {
  it('needs nothing outside production', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      rateLimit: true,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'words.example.org' }, 'PUBLIC_URL'],
    [{ HUMAN_CHECK: 'maybe' }, 'HUMAN_CHECK'],
    [{ HUMAN_CHECK: 'turnstile' }, 'TURNSTILE_SECRET'],
    [{ ...complete, HUMAN_CHECK: 'off' }, 'HUMAN_CHECK'],
    [{ ...complete, RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    [{ ...complete, DEMO: 'on' }, 'DEMO'],
    [{ ...complete, JWT_SECRET: '' }, 'JWT_SECRET'],
    [{ ...complete, PUBLIC_URL: 'http://words.example.org' }, 'PUBLIC_URL'],
    [{ ...complete, OPERATOR: '' }, 'OPERATOR'],
  ])('%j stops the start with a sentence that names %s', (environment, name) => {
    expect(() => readEnv(environment)).toThrow(ConfigurationError)
    expect(() => readEnv(environment)).toThrow(name)
  })

  it('is complete for production with what README.md asks for', () => {
    expect(readEnv(complete)).toMatchObject({ production: true, publicUrl: 'https://words.example.org' })
  })
})

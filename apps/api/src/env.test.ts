import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
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

describe('readEnv', () => {
  it('needs no variables outside production', () => {
    expect(readEnv({})).toMatchObject({
      mailSite: { operator: undefined, contactEmail: undefined },
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      rateLimit: true,
    })
  })

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_OWNER_URL: 'postgres://owner:x@127.0.0.1/x' }, 'DATABASE_OWNER_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://wordhoard:x@127.0.0.1/x' }, 'DATABASE_DIRECT_URL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ VALKEY_URL: 'valkey:6379' }, 'VALKEY_URL'],
    [{ VALKEY_URL: 'http://valkey:6379' }, 'VALKEY_URL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json'],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ DATABASE_REPLICA_URLS: 'postgres://wordhoard:x@127.0.0.1/x' }, 'DATABASE_REPLICA_URLS'],
    [
      {
        DATABASE_URL: 'postgres://x@127.0.0.1/x',
        DATABASE_REPLICA_URLS: 'postgres://x@127.0.0.1/x, replica',
      },
      'DATABASE_REPLICA_URLS',
    ],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS'],
    [{ DATABASE_STATEMENT_TIMEOUT_MS: '5' }, 'DATABASE_STATEMENT_TIMEOUT_MS'],
    [{ PUBLIC_URL: 'words.example.org' }, 'PUBLIC_URL'],
    [{ HUMAN_CHECK: 'maybe' }, 'HUMAN_CHECK'],
    [{ HUMAN_CHECK: 'turnstile' }, 'TURNSTILE_SECRET'],
    [{ ...complete, HUMAN_CHECK: 'off' }, 'HUMAN_CHECK'],
    [{ ...complete, RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    [{ ...complete, DEMO: 'on' }, 'DEMO'],
    [{ PUBLIC_URL: 'https://words.example.org', DEMO: 'on' }, 'DEMO'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ ...complete, JWT_SECRET: '' }, 'JWT_SECRET'],
    [{ ...complete, PUBLIC_URL: 'http://words.example.org' }, 'PUBLIC_URL'],
    [{ ...complete, OPERATOR: '' }, 'OPERATOR'],
    [{ OPERATOR_EMAILS: 'OPERATOR' }, 'OPERATOR_EMAILS'],
    [{ OPERATOR_EMAILS: 'ada@example.org, Learner@demo.example' }, 'OPERATOR_EMAILS'],
  ])('rejects %j with an error that names %s', (environment, name) => {
    expect(() => readEnv(environment)).toThrow(ConfigurationError)
    expect(() => readEnv(environment)).toThrow(name)
  })

  it('traces only if a collector is set, and not if OpenTelemetry is switched off', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
    expect(readEnv({}).isTraced).toBe(false)
    expect(readEnv(collector).isTraced).toBe(true)
    expect(readEnv({ ...collector, OTEL_SDK_DISABLED: 'true' }).isTraced).toBe(false)
  })

  it('reads operators’ addresses without regard to case and spaces, and none from other variables', () => {
    const given = readEnv({ OPERATOR_EMAILS: ' Ada@Example.org,, ben@example.org ' })
    expect([...given.operatorEmails]).toEqual(['ada@example.org', 'ben@example.org'])
    expect([...readEnv(complete).operatorEmails]).toEqual([])
    expect([...readEnv({}).operatorEmails]).toEqual([])
  })

  it('turns demo accounts off when PUBLIC_URL is https, and by default trusts only proxies on this machine', () => {
    expect(readEnv({})).toMatchObject({ demo: true, trustProxy: ['loopback'] })
    expect(readEnv({ PUBLIC_URL: 'http://192.168.1.4:3000' }).demo).toBe(true)
    expect(readEnv({ PUBLIC_URL: 'https://words.example.org' }).demo).toBe(false)
    expect(readEnv(complete).demo).toBe(false)
  })

  it('accepts for production the variables that README.md asks for', () => {
    expect(readEnv(complete)).toMatchObject({ production: true, publicUrl: 'https://words.example.org' })
  })
})

describe('docker-compose.yml', () => {
  /** Returns the application's variables as Compose derives them from a `.env` file. */
  const composed = (dotenv: Record<string, string>) => {
    const file = readFileSync(join(projectRoot(), 'docker-compose.yml'), 'utf8')
    const [, block = ''] = /^ {2}app:\n(?:.*\n)*? {4}environment:\n((?: {6}.*\n)+)/m.exec(file) ?? []
    const pairs = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind?: string, rest = '') => {
        if (dotenv[variable]) return dotenv[variable]
        if (kind === '?') throw new Error(`${variable}: ${rest}`)
        return rest
      }),
    ])
    return Object.fromEntries(pairs) as Record<string, string>
  }
  const passwords = { POSTGRES_PASSWORD: 'p', POSTGRES_APP_PASSWORD: 'a' }
  const dotenv = { ...passwords, SMTP_URL: 'smtp://mail.example.org:587' }

  it('runs in production mode behind one proxy by default, and names missing variables', () => {
    expect(() => readEnv(composed(dotenv))).toThrow('PUBLIC_URL')
    expect(() => composed(passwords)).toThrow('SMTP_URL')
    expect(() => composed({ POSTGRES_PASSWORD: 'p' })).toThrow('POSTGRES_APP_PASSWORD')
    const { NODE_ENV: _production, ...given } = complete
    expect(readEnv(composed({ ...dotenv, ...given }))).toMatchObject({
      production: true,
      demo: false,
      trustProxy: 1,
    })
  })

  it('can be tried out on this machine with NODE_ENV=development', () => {
    const env = readEnv(composed({ ...dotenv, NODE_ENV: 'development' }))
    expect(env).toMatchObject({ production: false, demo: true, publicUrl: 'http://localhost:3000' })
  })
})

import { resolve } from 'node:path'
import type { PoolLimits } from '@wordhoard/database/pool'
import { projectRoot } from '@wordhoard/database/project-root'
import { secretOf } from '@wordhoard/database/secrets'
import * as z from 'zod'
import { readTrustedProxies, type TrustedProxies } from './lib/trusted-proxies'
import type { MailSite } from './modules/mail/mail-template'

const milliseconds = z.coerce.number().int().min(100).max(600_000)
const onOff = z.enum(['on', 'off'])
/** Domain of the demo accounts (modules/demo). */
const DEMO_DOMAIN = '@demo.example'
const placeholder = {
  operator: 'the operator of this installation (set OPERATOR)',
  contact: 'contact-not-set@example.org',
  security: 'security-not-set@example.org',
}

/** An operator's address, in lower case. Anybody can log in to a demo account, so none may be an operator's. */
const operatorAddress = z
  .email('must be email addresses, separated by commas')
  .refine((address) => !address.endsWith(DEMO_DOMAIN), 'must not name a demo account')

/** Environment variables of the server; README.md lists the same ones. */
const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    DATA_DIR: z.string().min(1).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_REPLICA_URLS: z
      .string()
      .default('')
      .transform(listOf)
      .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/, error: 'must be addresses, separated by commas' }))),
    DATABASE_REPLICA_MAX_LAG_MS: milliseconds.default(5_000),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
    DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(15_000),
    DATABASE_CONNECTION_TIMEOUT_MS: milliseconds.default(5_000),
    VALKEY_URL: z.url({ protocol: /^(valkey|redis)s?$/, hostname: /./ }).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: z
      .string()
      .default('loopback')
      .transform(readTrustedProxies)
      .refine((proxies) => proxies !== undefined, 'must be a number of proxies (0 to 9), or their networks'),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>@\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and <address>')
      .optional(),
    HUMAN_CHECK: z.enum(['altcha', 'turnstile', 'off']).default('altcha'),
    TURNSTILE_SITE_KEY: z.string().min(1).optional(),
    TURNSTILE_SECRET: z.string().min(1).optional(),
    /** For tests only: a stand-in for Turnstile's endpoint. */
    TURNSTILE_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
    RATE_LIMIT: onOff.default('on'),
    DEMO: onOff.optional(),
    OPERATOR: z.string().min(1).optional(),
    OPERATOR_EMAILS: z.string().default('').transform(addressesOf).pipe(z.array(operatorAddress)),
    CONTACT_EMAIL: z.email().optional(),
    SECURITY_EMAIL: z.email().optional(),
    /** For tests only: origins, separated by spaces, from which pages are imported although they aren't public. */
    PAGE_IMPORT_ALLOW: z
      .string()
      .default('')
      .transform((list) => list.split(/\s+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
    SENSE_MODEL: z.string().min(1).optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'must be http/json').optional(),
    OTEL_SDK_DISABLED: z.string().optional(),
    OTEL_SERVICE_NAME: z.string().optional(),
    OTEL_TRACES_SAMPLER: z
      .enum([
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ])
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .superRefine((env, context) => {
    const complain = (variable: string, message: string) =>
      context.addIssue({ code: 'custom', path: [variable], message })
    if (env.HUMAN_CHECK === 'turnstile') {
      if (!env.TURNSTILE_SITE_KEY) complain('TURNSTILE_SITE_KEY', 'is needed when HUMAN_CHECK=turnstile')
      if (!env.TURNSTILE_SECRET) complain('TURNSTILE_SECRET', 'is needed when HUMAN_CHECK=turnstile')
    }
    // Demo passwords are public, and an https address is taken to be open to the public.
    if (env.DEMO === 'on' && isOpenToAll(env)) {
      complain('DEMO', 'must not be on in production, nor where PUBLIC_URL is https')
    }
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      complain('DATABASE_DIRECT_URL', 'needs DATABASE_URL, the address of the connection pooler')
    if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
      complain('DATABASE_OWNER_URL', 'needs DATABASE_URL, the address that the server works with')
    if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL)
      complain('DATABASE_REPLICA_URLS', 'needs DATABASE_URL, the address of their primary')
    if (env.NODE_ENV !== 'production') return
    if (env.TURNSTILE_VERIFY_URL) complain('TURNSTILE_VERIFY_URL', 'must not be set in production')
    if (env.PAGE_IMPORT_ALLOW.length > 0) complain('PAGE_IMPORT_ALLOW', 'must not be set in production')
    // Cloudflare's published test secrets accept every visitor.
    if (/^[123]x0+AA$/.test(env.TURNSTILE_SECRET ?? ''))
      complain('TURNSTILE_SECRET', 'must not be a test secret in production')
    if (env.HUMAN_CHECK === 'off') complain('HUMAN_CHECK', 'must not be off in production')
    if (env.RATE_LIMIT === 'off') complain('RATE_LIMIT', 'must not be off in production')
    if (!env.JWT_SECRET) complain('JWT_SECRET', 'is required in production')
    if (!env.PUBLIC_URL?.startsWith('https:'))
      complain('PUBLIC_URL', 'must be an https address in production')
    for (const name of ['OPERATOR', 'CONTACT_EMAIL', 'SECURITY_EMAIL'] as const) {
      if (!env[name]) complain(name, 'is required in production')
    }
  })

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function addressesOf(list: string): string[] {
  return listOf(list).map((address) => address.toLowerCase())
}

/** Returns whether the installation is open to strangers, so that demo accounts must be off. */
function isOpenToAll(env: { readonly NODE_ENV: string; readonly PUBLIC_URL?: string | undefined }): boolean {
  return env.NODE_ENV === 'production' || /^https:/i.test(env.PUBLIC_URL ?? '')
}

export type HumanCheckConfig =
  | { readonly kind: 'altcha' | 'off' }
  | {
      readonly kind: 'turnstile'
      readonly siteKey: string
      readonly secret: string
      readonly verifyUrl: string
    }

/** Cloudflare's endpoint for verifying Turnstile tokens. */
const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

export interface Env {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Number of processes that share the port. */
  readonly workers: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Connection for migrations, imports and everything else that creates or drops objects. */
  readonly databaseOwnerUrl: string | undefined
  /** Past a pooler in transaction mode, for notifications and long work. */
  readonly databaseDirectUrl: string | undefined
  /** Replicas of the database, for reads that may be some seconds old. */
  readonly databaseReplicaUrls: readonly string[]
  /** How far a replica that is read from may be behind, in ms. */
  readonly databaseReplicaMaxLagMs: number
  /** Maximum number of connections of this process's pool; two more listen. */
  readonly databaseConnections: number
  readonly databaseLimits: PoolLimits
  /** Carries events and counts limits between processes; undefined: the database does. */
  readonly valkeyUrl: string | undefined
  /** Who may read the figures of the process; undefined: nobody. */
  readonly metricsToken: string | undefined
  /** Whether spans are sent to a collector; OpenTelemetry reads its other variables by itself. */
  readonly isTraced: boolean
  /** How long the server goes on answering after SIGTERM, in seconds, while it says that it isn't ready. */
  readonly drainSeconds: number
  /** Public address, without a trailing slash. */
  readonly publicUrl: string
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies
  readonly jwtSecret: () => string
  readonly smtpUrl: string | undefined
  /** Sender of mails, as `Name <address>` or an address. */
  readonly mailFrom: string | undefined
  readonly humanCheck: HumanCheckConfig
  readonly rateLimit: boolean
  /** Whether to create demo accounts and print their passwords. */
  readonly demo: boolean
  readonly operator: string
  /** Addresses, in lower case, whose accounts may read reports on definitions. */
  readonly operatorEmails: ReadonlySet<string>
  readonly contactEmail: string
  readonly securityEmail: string
  /** Who sends mails. Unlike pages, mails never show placeholders: what isn't configured is undefined. */
  readonly mailSite: MailSite
  /** Origins from which pages are imported although they aren't public; for tests. */
  readonly pageImportAllow: readonly string[]
  /** Folder of a sentence-embedding model; without it senses are ranked by the sense model that is shipped. */
  readonly senseModel: string | undefined
  readonly logLevel: string
}

/** Thrown when the configuration is invalid; the message names each wrong variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/**
 * Reads and validates the configuration. Empty variables count as not set.
 *
 * @throws ConfigurationError
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`,
    )
    throw new ConfigurationError(`The configuration is wrong: ${sentences.join('; ')}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(projectRoot(), env.DATA_DIR ?? '.data')
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  ).replace(/\/$/, '')
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    workers: env.WORKERS,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    databaseReplicaMaxLagMs: env.DATABASE_REPLICA_MAX_LAG_MS,
    databaseConnections: env.DATABASE_CONNECTIONS,
    valkeyUrl: env.VALKEY_URL,
    metricsToken: env.METRICS_TOKEN,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && env.OTEL_SDK_DISABLED !== 'true',
    drainSeconds: env.DRAIN_SECONDS,
    databaseLimits: {
      connectionMs: env.DATABASE_CONNECTION_TIMEOUT_MS,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    publicUrl,
    trustProxy: env.TRUST_PROXY ?? [],
    jwtSecret: () => env.JWT_SECRET ?? secretOf(dataDir, 'jwt'),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    humanCheck:
      env.HUMAN_CHECK === 'turnstile'
        ? {
            kind: 'turnstile',
            siteKey: env.TURNSTILE_SITE_KEY!,
            secret: env.TURNSTILE_SECRET!,
            verifyUrl: env.TURNSTILE_VERIFY_URL ?? TURNSTILE_VERIFY_URL,
          }
        : { kind: env.HUMAN_CHECK },
    rateLimit: env.RATE_LIMIT === 'on',
    demo: env.DEMO ? env.DEMO === 'on' : !isOpenToAll(env),
    operator: env.OPERATOR ?? placeholder.operator,
    operatorEmails: new Set(env.OPERATOR_EMAILS),
    contactEmail: env.CONTACT_EMAIL ?? placeholder.contact,
    securityEmail: env.SECURITY_EMAIL ?? placeholder.security,
    mailSite: { publicUrl, operator: env.OPERATOR, contactEmail: env.CONTACT_EMAIL },
    pageImportAllow: env.PAGE_IMPORT_ALLOW.map((address) => new URL(address).origin),
    senseModel: env.SENSE_MODEL === undefined ? undefined : resolve(projectRoot(), env.SENSE_MODEL),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

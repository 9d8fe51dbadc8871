import { isIP } from 'node:net'
import { join } from 'node:path'
import { brand } from '@wordhoard/contracts/site/brand'
import type { Logger } from 'pino'
import type { Env } from '../../env'
import type { Mail, MailTransport } from './mail'
import { outbox } from './outbox'
import { smtp } from './smtp'

/** Pauses before the second and third attempt, in ms. */
const PAUSES_MS = [2_000, 10_000]
/** Time that running deliveries get when the process stops, in ms. */
const CLOSE_LIMIT_MS = 5_000

export interface MailOptions {
  readonly env: Env
  readonly logger: Logger
  /** Prints a line for the operator, about mails written to files. */
  readonly printLine: (line: string) => void
  /** Pauses before each retry, in ms. */
  readonly pauses?: readonly number[]
}

/**
 * Sends mails in the background, so that nobody waits for a mail server and response times don't reveal whether a mail
 * was sent.
 */
export class MailService {
  readonly #transport: MailTransport
  readonly #from: string
  readonly #logger: Logger
  readonly #pauses: readonly number[]
  readonly #underway = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor({ env, logger, printLine, pauses = PAUSES_MS }: MailOptions) {
    this.#transport = env.smtpUrl ? smtp(env.smtpUrl) : outbox(join(env.dataDir, 'outbox'), printLine)
    this.#from = env.mailFrom ?? defaultSender(env.publicUrl)
    this.#logger = logger
    this.#pauses = pauses
  }

  /** Accepts a mail and returns at once; it is delivered after the current response has been written. */
  send(mail: Mail): void {
    const messageSender = this.#deliver(mail).finally(() => this.#underway.delete(messageSender))
    this.#underway.add(messageSender)
  }

  /** Resolves once every mail accepted so far has been delivered or given up. */
  async waitForDelivery(): Promise<void> {
    await Promise.all(this.#underway)
  }

  /**
   * Deletes stored copies of mails to an address, including those being delivered. Never throws; failures are logged.
   */
  async forget(address: string): Promise<void> {
    if (!this.#transport.forget) return
    await this.waitForDelivery()
    try {
      await this.#transport.forget(address)
    } catch (error) {
      this.#logger.error({ reason: reasonOf(error) }, 'deleting copies of mails failed')
    }
  }

  /** Finishes running deliveries, up to a time limit, and skips the pauses between attempts. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.race([this.waitForDelivery(), pause(CLOSE_LIMIT_MS)])
    if (this.#underway.size > 0)
      this.#logger.error({ mails: this.#underway.size }, 'the process stopped before these mails were sent')
    await this.#transport.close()
  }

  /** Never throws: a failure can only be logged. */
  async #deliver(mail: Mail): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    const tries = this.#transport.retries ? this.#pauses.length + 1 : 1
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (attempt > 1) await pause(this.#pauses[attempt - 2]!, this.#closing.signal)
      try {
        await this.#transport.deliver({ ...mail, from: this.#from })
        return
      } catch (error) {
        const line = { attempt, reason: reasonOf(error) }
        if (isFinal(error) || attempt === tries) {
          this.#logger.error(line, 'sending a mail failed')
          return
        }
        this.#logger.warn(line, 'sending a mail failed; it will be tried again')
      }
    }
  }
}

function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const host = isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
  return `${brand.name} <no-reply@${host}>`
}

/** Whether the mail server answered 5xx, so that trying again is pointless. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500
}

/** Returns only codes, because the server's wording may quote addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}

/** Waits; resolves early when the signal aborts. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    timer.unref()
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { AppError } from '../../lib/app-error'

/**
 * How long to wait for Cloudflare's answer, in ms. It answers within milliseconds, and no login should take longer than
 * this.
 */
const TIMEOUT_MS = 5_000

/** Maximum length of a Turnstile token, according to its documentation. */
const MAX_TOKEN_LENGTH = 2_048

/** Secrets that Cloudflare publishes for tests; their answers name no action. */
const testingSecret = /^[123]x0{20,}AA$/

/** Errors of the service or of our configuration rather than the visitor's. */
const notTheVisitors = /secret|internal-error/

const answer = z.object({
  success: z.boolean(),
  action: z.optional(z.nullable(z.string())),
  'error-codes': z.optional(z.array(z.string())),
})

export interface TurnstileOptions {
  readonly secret: string
  readonly verifyUrl: string
}

/**
 * Asks Cloudflare whether a widget's token is valid; Cloudflare accepts each token once, within five minutes.
 *
 * @returns whether it is valid for this action
 * @throws AppError `unavailable` if there is no reliable answer
 */
export async function verifyTurnstile(
  options: TurnstileOptions,
  action: HumanCheckAction,
  token: string,
  remoteAddress: string,
  logger: Logger,
): Promise<boolean> {
  if (token.length === 0 || token.length > MAX_TOKEN_LENGTH) return false
  const given = await ask(options, token, remoteAddress, logger)
  const errors = given['error-codes'] ?? []
  if (errors.some((code) => notTheVisitors.test(code))) {
    logger.error({ errors }, 'Turnstile rejected the request: wrong secret key or internal error')
    throw new AppError('unavailable')
  }
  return given.success && (given.action === action || testingSecret.test(options.secret))
}

async function ask(
  { secret, verifyUrl }: TurnstileOptions,
  token: string,
  remoteAddress: string,
  logger: Logger,
): Promise<z.infer<typeof answer>> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: remoteAddress }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.parse(await response.json())
  } catch (error) {
    logger.error({ reason: reasonOf(error) }, 'Turnstile could not be reached')
    throw new AppError('unavailable')
  }
}

/** Returns a short reason without the data that was sent. */
function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: unknown } }).cause?.code
  return typeof cause === 'string' ? cause : (error as Error).name
}

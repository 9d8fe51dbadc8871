import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { AppError } from '../../lib/app-error'

/** Cloudflare answers within milliseconds; nobody should wait longer than this for a login. */
const PATIENCE_MS = 5_000

/** Longer ones are not from Turnstile (its documentation's limit). */
const LONGEST_TOKEN = 2_048

/** Secrets that Cloudflare publishes for trials: their answers name no action. */
const testingSecret = /^[123]x0{20,}AA$/

/** Errors of the service or of our configuration, not of the visitor. */
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
 * Asks Cloudflare whether a widget's token is good; it accepts each one once, for five minutes.
 *
 * @returns whether it is, for this action
 * @throws AppError `unavailable` when there is no answer to rely on
 */
export async function verifyTurnstile(
  options: TurnstileOptions,
  action: HumanCheckAction,
  token: string,
  remoteAddress: string,
  logger: Logger,
): Promise<boolean> {
  if (token.length === 0 || token.length > LONGEST_TOKEN) return false
  const given = await ask(options, token, remoteAddress, logger)
  const errors = given['error-codes'] ?? []
  if (errors.some((code) => notTheVisitors.test(code))) {
    logger.error({ errors }, 'Turnstile refused the question')
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.parse(await response.json())
  } catch (error) {
    logger.error({ reason: reasonOf(error) }, 'Turnstile could not be asked')
    throw new AppError('unavailable')
  }
}

/** In a few words, and without what was sent. */
function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: unknown } }).cause?.code
  return typeof cause === 'string' ? cause : (error as Error).name
}

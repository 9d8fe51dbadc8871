import type { HumanCheckAction, HumanCheckOffer } from '@wordhoard/contracts/accounts'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../../env'
import { AppError } from '../../lib/app-error'
import { Altcha } from './altcha'
import { recordSolution } from './human-check.queries'
import { verifyTurnstile } from './turnstile'

/**
 * Checks that a person is using the site, as this installation is configured: with altcha (a proof of work that needs
 * no outside service), Cloudflare Turnstile, or not at all.
 */
export class HumanCheckService {
  readonly #config: Env['humanCheck']
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #altcha: Altcha | undefined

  constructor(env: Env, pool: pg.Pool, logger: Logger) {
    this.#config = env.humanCheck
    this.#pool = pool
    this.#logger = logger
    this.#altcha = env.humanCheck.kind === 'altcha' ? new Altcha(env.jwtSecret()) : undefined
  }

  /** Returns what the browser's widget needs for an action. */
  async challenge(action: HumanCheckAction): Promise<HumanCheckOffer> {
    const config = this.#config
    return {
      kind: config.kind,
      site_key: config.kind === 'turnstile' ? config.siteKey : null,
      challenge: this.#altcha ? await this.#altcha.challenge(action) : null,
    }
  }

  /**
   * Accepts a widget's token once, for the action it was made for.
   *
   * @throws AppError `human_check_failed`; `unavailable` if the outside service can't be reached
   */
  async verifyHumanCheck(action: HumanCheckAction, token: string, remoteAddress: string): Promise<void> {
    if (!(await this.#accepts(action, token, remoteAddress))) throw new AppError('human_check_failed')
  }

  async #accepts(action: HumanCheckAction, token: string, remoteAddress: string): Promise<boolean> {
    const config = this.#config
    if (config.kind === 'off') return true
    if (config.kind === 'turnstile') {
      return verifyTurnstile(config, action, token, remoteAddress, this.#logger)
    }
    const solved = await this.#altcha?.checkSolution(action, token)
    return solved !== undefined && this.#isFirst(solved.id, solved.expiresAt)
  }

  /** Records a solution as used across all processes. @returns whether it was unused */
  async #isFirst(id: Buffer, expiresAt: Date): Promise<boolean> {
    return (await recordSolution.execute(this.#pool, { id, expiresAt })) === 1
  }
}

import { getHumanCheck, type HumanCheckAction, type HumanCheckOffer } from '@wordhoard/contracts/accounts'
import { ApiError } from '../../../http/api-error'
import { call } from '../../../session/call'
import { humanCheckMessages } from './messages'

/**
 * What the user sees of a check. `resting`: nothing has been requested yet. `idle`: starts at the first interaction
 * with the form.
 */
export type HumanCheckState =
  | { step: 'resting' | 'loading' | 'off' | 'idle' | 'working' | 'solved' }
  | { step: 'widget'; siteKey: string; round: number }
  | { step: 'failed'; reason: string }

/** Maximum age of a challenge or a solution, in ms; the limits of the server and of Turnstile are longer. */
const MAX_AGE_MS = 4 * 60_000

/**
 * The human check of one form: asks the server which kind to use and gets the challenge solved. Call `reset` after each
 * use.
 */
export class HumanCheckRun {
  readonly #action: HumanCheckAction
  readonly #show: (state: HumanCheckState) => void
  #round = 0
  #offeredAt = 0
  #offer: Promise<HumanCheckOffer> | undefined
  #solution: Promise<string | undefined> | undefined
  #widgetToken: string | undefined

  constructor(action: HumanCheckAction, show: (state: HumanCheckState) => void) {
    this.#action = action
    this.#show = show
  }

  /** Asks the server which kind of check to use; shows a failure. */
  async prepare(): Promise<void> {
    const round = this.#round
    try {
      const { kind, site_key } = await this.#load()
      if (round !== this.#round) return
      if (kind === 'turnstile') this.#show({ step: 'widget', siteKey: site_key ?? '', round })
      else this.#show({ step: kind === 'off' ? 'off' : 'idle' })
    } catch (error) {
      if (round === this.#round) this.fail(error)
    }
  }

  /**
   * Returns the token for one submission; solves the challenge first if necessary.
   *
   * @returns undefined when the user has to act first: complete the widget or try again
   */
  async token(): Promise<string | undefined> {
    if (this.#widgetToken !== undefined) return this.#widgetToken
    if (Date.now() - this.#offeredAt > MAX_AGE_MS) this.#forget()
    this.#solution ??= this.#solve()
    const token = await this.#solution
    if (token === undefined) this.#solution = undefined
    return token
  }

  /** Stores the token of the widget; undefined when it has expired. */
  takeWidgetToken(token: string | undefined): void {
    this.#widgetToken = token
  }

  /** Discards a used or failed check and starts a new one. */
  async reset(): Promise<void> {
    this.#forget()
    this.#show({ step: 'loading' })
    await this.prepare()
    await this.token()
  }

  /** Discards the check and shows the reason why it failed. */
  fail(error: unknown): void {
    console.warn('The human check failed', error)
    this.#forget()
    this.#show({
      step: 'failed',
      reason: error instanceof ApiError ? error.detail : humanCheckMessages.notLoaded,
    })
  }

  /** Stops the check: results of pending requests are no longer shown. */
  stop(): void {
    this.#forget()
  }

  #forget(): void {
    this.#round += 1
    this.#offer = undefined
    this.#solution = undefined
    this.#widgetToken = undefined
  }

  #load(): Promise<HumanCheckOffer> {
    if (!this.#offer) {
      this.#offer = call(getHumanCheck, { query: { action: this.#action } })
      this.#offeredAt = Date.now()
    }
    return this.#offer
  }

  async #solve(): Promise<string | undefined> {
    const round = this.#round
    try {
      const { kind, challenge } = await this.#load()
      if (kind === 'off') return ''
      if (kind === 'turnstile' || challenge === null) return undefined
      if (round === this.#round) this.#show({ step: 'working' })
      const { solveAltcha } = await import('./altcha-solver')
      const token = await solveAltcha(challenge)
      if (round === this.#round) this.#show({ step: 'solved' })
      return token
    } catch (error) {
      if (round === this.#round) this.fail(error)
      return undefined
    }
  }
}

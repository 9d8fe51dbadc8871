import { newIdempotencyKey } from './idempotency-key'

/** A submission with its key. */
export interface Submission {
  /** Serialisable as JSON. */
  readonly content: object
  readonly key: string
}

/**
 * Idempotency keys by which the server recognises a repeated request. A key belongs to one submission of one content
 * and lasts until that is answered. Content that is changed after a lost answer, or submitted again after an answer,
 * gets a new key.
 */
export class SaveKeys {
  #unanswered: { readonly content: string; readonly key: string } | undefined

  /** @param earlier a submission that wasn't answered before the page was left */
  constructor(earlier?: Submission) {
    this.#unanswered = earlier && { content: JSON.stringify(earlier.content), key: earlier.key }
  }

  /**
   * Sends a submission with its key.
   *
   * @param content the submitted content, serialisable as JSON
   * @returns the result of `send`, whose errors are passed on
   */
  async send<Answer>(content: object, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(content)
    const submission =
      this.#unanswered?.content === text ? this.#unanswered : { content: text, key: newIdempotencyKey() }
    this.#unanswered = submission
    const answer = await send(submission.key)
    if (this.#unanswered === submission) this.#unanswered = undefined
    return answer
  }
}

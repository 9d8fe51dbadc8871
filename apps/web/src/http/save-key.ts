function newKey(): string {
  // `crypto.randomUUID` is missing on plain http.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}

/**
 * Keys by which the server knows a request that is sent again. A key lives for one submission of one content: until it
 * is answered. What was changed after a lost answer gets another one, and so does the same content submitted anew.
 */
export class SaveKeys {
  #waiting: { readonly content: string; readonly key: string } | undefined

  /**
   * Sends a submission with its key.
   *
   * @param content what is submitted, as JSON
   * @returns what `send` answers; its errors pass
   */
  async send<Answer>(content: object, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(content)
    const submission = this.#waiting?.content === text ? this.#waiting : { content: text, key: newKey() }
    this.#waiting = submission
    const answer = await send(submission.key)
    if (this.#waiting === submission) this.#waiting = undefined
    return answer
  }
}

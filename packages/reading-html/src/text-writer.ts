/** Collects the plain text of a document: its blocks, separated by empty lines, with white space as displayed. */
export class TextWriter {
  readonly #blocks: string[] = []
  #block = ''
  #keepsSpace = false

  /**
   * Ends the current block, if any, and starts another.
   *
   * @param keepsSpace whether the new block shows its spaces (`pre`)
   */
  startBlock(keepsSpace = false): void {
    const text = this.#keepsSpace
      ? this.#block.replace(/^\s*\n|\s+$/g, '')
      : this.#block
          .replace(/ +/g, ' ')
          .replace(/ ?\n ?/g, '\n')
          .trim()
    if (text.trim() !== '') this.#blocks.push(text)
    this.#block = ''
    this.#keepsSpace = keepsSpace
  }

  add(text: string): void {
    this.#block += text
  }

  /** Returns the whole text; nothing can be added afterwards. */
  end(): string {
    this.startBlock()
    return this.#blocks.join('\n\n')
  }
}

/** Gathers the plain text of a document: its blocks with an empty line between them, spaces as they are seen. */
export class TextWriter {
  readonly #blocks: string[] = []
  #block = ''
  #keepsSpace = false

  /** Ends the block that is being written, if any. @param keepsSpace the next one shows its spaces (`pre`) */
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

  /** The whole text; nothing can be added afterwards. */
  end(): string {
    this.startBlock()
    return this.#blocks.join('\n\n')
  }
}

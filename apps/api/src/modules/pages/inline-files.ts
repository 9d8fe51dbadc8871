import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const styleLink = /<link rel="stylesheet"[^>]*? href="(\/assets\/[\w-]+\.css)">/g
const smallScript = /<script src="(\/\w+\.js)"><\/script>/g

/**
 * Puts the small files that the first paint waits for into the page: on a slow line each costs a way there and back. The
 * content security policy is told of every one by `allowInline`.
 */
export class InlineFiles {
  readonly #webClient: string
  readonly #allowInline: FastifyInstance['allowInline']

  /** @param webClient the folder of the built client */
  constructor(webClient: string, allowInline: FastifyInstance['allowInline']) {
    this.#webClient = webClient
    this.#allowInline = allowInline
  }

  /**
   * A head with the files of its style sheets and blocking scripts in their places. The link of a style sheet stays,
   * switched off, because the client fetches what it sees no link of.
   */
  in(head: string): string {
    return head
      .replace(styleLink, (link, path: string) => {
        const text = this.#textOf('style', path)
        return text === undefined
          ? link
          : `<style>${text}</style>\n    <link rel="stylesheet" href="${path}" disabled>`
      })
      .replace(smallScript, (script, path: string) => {
        const text = this.#textOf('script', path)
        return text === undefined ? script : `<script>${text}</script>`
      })
  }

  /** Undefined when the text would end its own element. */
  #textOf(kind: 'script' | 'style', path: string): string | undefined {
    const text = readFileSync(join(this.#webClient, path), 'utf8')
    if (text.toLowerCase().includes(`</${kind}`)) return undefined
    this.#allowInline(kind, text)
    return text
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const styleLink = /<link rel="stylesheet"[^>]*? href="(\/assets\/[\w-]+\.css)">/g
const smallScript = /<script src="(\/\w+\.js)"><\/script>/g

/**
 * Inlines the small files that block the first paint, because each costs a round trip on a slow connection. Every
 * inlined text is added to the content security policy by `allowInline`.
 */
export class InlineFiles {
  readonly #webClient: string
  readonly #allowInline: FastifyInstance['allowInline']

  /** @param webClient folder of the built client */
  constructor(webClient: string, allowInline: FastifyInstance['allowInline']) {
    this.#webClient = webClient
    this.#allowInline = allowInline
  }

  /**
   * Returns a page's head with its style sheets and blocking scripts inlined. Links to style sheets stay, but disabled,
   * because the client would fetch any style sheet that it finds no link for.
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

  /** Returns undefined if the text would close its own element. */
  #textOf(kind: 'script' | 'style', path: string): string | undefined {
    const text = readFileSync(join(this.#webClient, path), 'utf8')
    if (text.toLowerCase().includes(`</${kind}`)) return undefined
    this.#allowInline(kind, text)
    return text
  }
}

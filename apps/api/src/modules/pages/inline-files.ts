import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineParts } from '../../plugins/security-headers'

const styleLink = /<link rel="stylesheet"[^>]*? href="(\/assets\/[\w-]+\.css)">/g
const commentLine = /^\/\/.*\n/gm
const smallScript = /<script src="(\/\w+\.js)"><\/script>/g

/**
 * Inlines the small files that block the first paint, because each costs a round trip on a slow connection. The page's
 * content security policy must allow them (`inlinePartsOf`).
 */
export class InlineFiles {
  readonly #webClient: string

  /** @param webClient folder of the built client */
  constructor(webClient: string) {
    this.#webClient = webClient
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
    return text.toLowerCase().includes(`</${kind}`) ? undefined : text.replace(commentLine, '')
  }
}

/**
 * Puts a head's inline styles together into the first of them: the content security policy, which nothing compresses, then
 * carries one hash. A head that links a style sheet is returned as it is, because the order of all of them counts.
 */
export function mergeStyles(head: string): string {
  if (head.includes('<link rel="stylesheet" crossorigin')) return head
  const [first, ...others] = inlinePartsOf(head).style
  if (first === undefined || others.length === 0) return head
  let isFirst = true
  return head.replace(/<style>.*?<\/style>\s*/gs, () => {
    const merged = isFirst ? `<style>${[first, ...others].join('')}</style>` : ''
    isFirst = false
    return merged
  })
}

/** Returns the inline scripts and styles of a head in which everything is ours. */
export function inlinePartsOf(head: string): InlineParts {
  const textsOf = (kind: keyof InlineParts) =>
    [...head.matchAll(new RegExp(`<${kind}>(.*?)</${kind}>`, 'gs'))].map(([, text = '']) => text)
  return { script: textsOf('script'), style: textsOf('style') }
}

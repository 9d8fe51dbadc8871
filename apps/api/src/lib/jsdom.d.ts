/** Declares the parts of jsdom that we use. Its own types would declare all browser globals on the server too. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify'
  export interface HtmlNode {
    readonly nodeType: number
    readonly firstChild: HtmlNode | null
    readonly nextSibling: HtmlNode | null
    readonly previousSibling: HtmlNode | null
    readonly parentNode: HtmlNode | null
    removeChild(child: HtmlNode): void
  }
  export interface HtmlText extends HtmlNode {
    readonly data: string
  }
  export interface HtmlElement extends HtmlNode {
    readonly tagName: string
    readonly textContent: string
    getAttribute(name: string): string | null
    getAttributeNames(): string[]
    querySelectorAll(selector: string): Iterable<HtmlElement>
  }
  interface HtmlDocument {
    readonly body: HtmlElement
    readonly title: string
    getElementsByTagName(name: string): { readonly length: number }
  }
  /** Collects what a page would write to the console. */
  export class VirtualConsole {}
  interface JsdomOptions {
    readonly url?: string
    /** Type of bytes, with their encoding if the server names one. */
    readonly contentType?: string
    readonly virtualConsole?: VirtualConsole
  }
  export class JSDOM {
    constructor(html?: string | Uint8Array, options?: JsdomOptions)
    readonly window: WindowLike & {
      readonly document: HtmlDocument
      close(): void
      readonly DOMParser: new () => { parseFromString(html: string, type: 'text/html'): HtmlDocument }
    }
  }
}

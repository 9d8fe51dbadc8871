/**
 * Trusted Types: the content security policy takes no plain string where HTML or the address of a script is expected, only
 * what one of three policies has made. DOMPurify has its own; the two others are here. Browsers without Trusted Types take
 * strings.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
  ): { createHTML(html: string): string }
}

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

const inert = trustedTypes?.createPolicy('inert', { createHTML: (html) => html })

/**
 * Parses markup from anywhere into a document of its own, in which nothing runs and nothing is loaded. What is taken out of
 * it to be shown must pass `sanitise` first.
 */
export function parseInert(markup: string, type: DOMParserSupportedType): Document {
  return new DOMParser().parseFromString(inert?.createHTML(markup) ?? markup, type)
}

/** Makes scripts and workers load from this site only; called once, before any is. HTML has no such way round. */
export function guardScriptUrls(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === window.location.origin ? url : null),
  })
}

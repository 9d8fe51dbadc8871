/**
 * Trusted Types: where HTML or a script's address is expected, our content security policy accepts only values from one
 * of three policies instead of plain strings. DOMPurify has its own; the other two are in this file. Browsers without
 * Trusted Types accept strings.
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
 * Parses untrusted markup into a separate document, where nothing runs or is loaded. Anything taken from it must pass
 * `sanitise` before it is shown.
 */
export function parseInert(markup: string, type: DOMParserSupportedType): Document {
  return new DOMParser().parseFromString(inert?.createHTML(markup) ?? markup, type)
}

/** Restricts scripts and workers to this site; call once, before any is loaded. HTML has no such default policy. */
export function guardScriptUrls(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === window.location.origin ? url : null),
  })
}

/**
 * Returns the target of a link in an article: a path of this site, without its host. Undefined for links that lead
 * elsewhere (other hosts, other protocols) and for fragments, since the page has no such places.
 *
 * @param origin of this site, such as `https://example.org`
 */
export function linkTarget(href: string, origin: string): string | undefined {
  if (/^\s*(#|$)/.test(href)) return undefined
  // Browsers read a scheme without its slashes as a path when the page has the same scheme, and otherwise as a host.
  if (/^\s*[a-z][a-z\d+.-]*:(?![/\\]{2})/i.test(href)) return undefined
  // Parses as browsers do, so that backslashes, tabs and missing slashes have the same meaning in both.
  const base = `${origin}/article/`
  // `URL.parse` is missing in some of the supported browsers.
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  if (url.origin !== origin || url.username || url.password) return undefined
  // A path that begins with two slashes would name a host once its own is removed.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/**
 * Returns the attributes of a link in an article. A link that leads elsewhere stays as an element without an address.
 */
export function linkAttributes(
  target: string | undefined,
): readonly (readonly [name: string, value: string])[] {
  if (target === undefined) return []
  return [
    ['href', target],
    ['target', '_blank'],
    ['rel', 'noopener'],
  ]
}

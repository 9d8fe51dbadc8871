/**
 * Where a link of an article leads: a path of this site, without its host. Undefined for whatever leads elsewhere (other
 * hosts, other protocols) and for places within the page, which it does not have.
 *
 * @param origin of this site, as `https://example.org`
 */
export function linkTarget(href: string, origin: string): string | undefined {
  if (/^\s*(#|$)/.test(href)) return undefined
  // With its slashes left out an address is a path to browsers whose page has the same scheme, and a host to all others.
  if (/^\s*[a-z][a-z\d+.-]*:(?![/\\]{2})/i.test(href)) return undefined
  // Parsed as browsers do, so that back slashes, tabs and missing slashes mean the same to both.
  const base = `${origin}/article/`
  // Not `URL.parse`: some of the browsers that are supported do not have it.
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  if (url.origin !== origin || url.username || url.password) return undefined
  // A path that begins with two slashes would name a host once its own is gone.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** Attributes of a link of an article: those that lead elsewhere keep their place and lose their address. */
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

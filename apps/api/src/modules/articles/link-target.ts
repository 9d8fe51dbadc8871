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
  const url = URL.parse(href, `${origin}/article/`)
  if (!url || url.origin !== origin || url.username || url.password) return undefined
  // A path that begins with two slashes would name a host once its own is gone.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/**
 * Where a link of an article leads: a path of this site. Undefined for what leads elsewhere (other hosts, other
 * protocols) or nowhere.
 *
 * @param origin of this site, as `https://example.org`
 */
export function siteTarget(href: string, origin: string): string | undefined {
  if (/^\s*(#|$)/.test(href) || !URL.canParse(href, `${origin}/article/`)) return undefined
  const url = new URL(href, `${origin}/article/`)
  if (url.origin !== origin || url.username || url.password) return undefined
  // A path that begins with two slashes would name a host once its own is gone.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

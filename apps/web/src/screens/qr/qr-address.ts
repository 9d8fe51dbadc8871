/** Address of a QR page. */
export interface QrPlace {
  /** As in the address bar, still percent-encoded. */
  pathname: string
  search: string
  hash: string
}

/**
 * Returns the address that a QR page encodes: the site's own, followed by path, query and hash after /qr.
 *
 * @param site the site's address without a trailing slash
 */
export function qrAddress(site: string, { pathname, search, hash }: QrPlace): string {
  const rest = pathname.replace(/^\/qr(?=\/|$)\/?/, '')
  return `${site}/${rest}${search}${hash}`
}

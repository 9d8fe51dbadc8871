/** What follows /qr in an address. */
export interface QrPlace {
  /** As in the address bar: still percent-encoded. */
  pathname: string
  search: string
  hash: string
}

/**
 * The address that a QR page stands for: the site's own, followed by what comes after /qr, query and hash included.
 *
 * @param site the site's address without a slash at its end
 */
export function qrAddress(site: string, { pathname, search, hash }: QrPlace): string {
  const rest = pathname.replace(/^\/qr(?=\/|$)\/?/, '')
  return `${site}/${rest}${search}${hash}`
}

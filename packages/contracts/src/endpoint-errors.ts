import type { Endpoint } from './endpoint'
import type { ErrorCode } from './errors'

/**
 * Returns whether browsers may make the call only from pages of this site, because it works with the session cookie.
 */
export function refusesOtherSites({ method, path }: Endpoint): boolean {
  return method !== 'GET' && path.startsWith('/auth2/')
}

const always = () => true
const canHaveBody = ({ method }: Endpoint) => method !== 'GET'

/**
 * Errors that arise before or after a handler (limits, sessions, parsing, storage), each with the endpoints that can
 * answer with it. Endpoints don't declare them.
 */
export const commonErrors: { readonly [Code in ErrorCode]?: (endpoint: Endpoint) => boolean } = {
  invalid_input: always,
  malformed_request: always,
  not_signed_in: ({ auth }) => auth !== 'public',
  cross_site: refusesOtherSites,
  key_in_use: ({ idempotent }) => idempotent === true,
  too_large: canHaveBody,
  unsupported_media_type: canHaveBody,
  too_many_requests: always,
  fault: always,
  unavailable: always,
  storage_full: always,
}

/** Returns whether an endpoint may answer with an error: one that it declares, or a common one. */
export function canAnswer(endpoint: Endpoint, code: ErrorCode): boolean {
  return endpoint.errors?.includes(code) === true || commonErrors[code]?.(endpoint) === true
}

/** Returns every error that an endpoint may answer with, common ones first. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const common = (Object.keys(commonErrors) as ErrorCode[]).filter((code) => commonErrors[code]!(endpoint))
  return [...common, ...(endpoint.errors ?? [])]
}

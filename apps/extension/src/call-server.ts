import type { AnswerOf, Endpoint } from '@wordhoard/contracts/endpoint'
import * as z from 'zod/mini'

// The CSP of extension pages has no unsafe-eval, so zod mustn't compile schemas to functions.
z.config({ jitless: true })

/** Maximum time to wait for an answer, in ms. */
const REQUEST_TIMEOUT_MS = 10_000

/** The server did not answer, answered with an error, or is not a server of this product. */
export class ServerUnreachableError extends Error {
  override name = 'ServerUnreachableError'
}

/**
 * Makes a public GET call, without cookies. The permission for the server's origin exempts it from CORS.
 *
 * @returns null when the server answers 404.
 * @throws ServerUnreachableError
 */
export async function callServer<E extends Endpoint>(
  origin: string,
  endpoint: E,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): Promise<AnswerOf<E> | null> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  try {
    const response = await fetch(`${origin}/api${path}${search && `?${search}`}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (response.status === 404 && (await isOurError(response))) return null
    if (!response.ok) throw new ServerUnreachableError(`${origin} answered ${response.status}`)
    return endpoint.response?.parse(await response.json()) as AnswerOf<E>
  } catch (error) {
    if (error instanceof ServerUnreachableError) throw error
    throw new ServerUnreachableError(`${origin} did not answer as expected`, { cause: error })
  }
}

/** Returns true for an error of our own API. A 404 from another program doesn't mean that the word is missing. */
async function isOurError(response: Response): Promise<boolean> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'code' in body && 'request_id' in body
}

import type { AnswerOf, Endpoint } from '@wordhoard/contracts/endpoint'
import * as z from 'zod/mini'

// Extension pages have no unsafe-eval, so no schema may be compiled to a function.
z.config({ jitless: true })

/** Time that a server has for an answer, in ms. */
const patience = 10_000

/** The server did not answer, or something answered that is not this product. */
export class ServerAway extends Error {
  override name = 'ServerAway'
}

/**
 * Makes a public GET call. The permission for the server's origin lets it pass where a page could not call; no cookie is
 * sent along.
 *
 * @returns null when the server answers 404.
 * @throws ServerAway
 */
export async function callServer<E extends Endpoint>(
  origin: string,
  endpoint: E,
  params: Record<string, string> = {},
): Promise<AnswerOf<E> | null> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  try {
    const response = await fetch(`${origin}/api${path}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (response.status === 404 && (await isOurError(response))) return null
    if (!response.ok) throw new ServerAway(`${origin} answered ${response.status}`)
    return endpoint.response?.parse(await response.json()) as AnswerOf<E>
  } catch (error) {
    if (error instanceof ServerAway) throw error
    throw new ServerAway(`${origin} did not answer as expected`, { cause: error })
  }
}

/** Some other program's page not found says nothing about words. */
async function isOurError(response: Response): Promise<boolean> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'code' in body && 'request_id' in body
}

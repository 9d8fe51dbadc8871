import autocannon from 'autocannon'

const CONNECTIONS = 32
/** How long one measurement takes. */
export const DURATION_SECONDS = 3

/**
 * Measures requests per second over the given paths, in turn, from 32 connections for 3 seconds. Throws when an answer
 * is not 2xx: refused requests are cheap and would flatter the result.
 */
export async function requestsPerSecond(
  url: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION_SECONDS,
    requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}${paths[0]}: ${result.non2xx} answers were not 2xx and ${result.errors} calls failed, so the rate means nothing`,
    )
  }
  return result['2xx'] / result.duration
}

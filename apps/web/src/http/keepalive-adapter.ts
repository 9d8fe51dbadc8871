import type { AxiosAdapter } from 'axios'

/** Axios adapter for requests that outlive their page; browsers limit these to 64 KB altogether. */
export const keepaliveAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, headers, signal } = config
  const answer = await fetch(url, {
    method: method.toUpperCase(),
    headers: headers.normalize(false).toJSON() as Record<string, string>,
    body: (data as string | undefined) ?? null,
    signal: (signal as AbortSignal | undefined) ?? null,
    keepalive: true,
  })
  return {
    data: await answer.text(),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
  }
}

import type { AxiosAdapter } from 'axios'
import { fetchAnswer } from './fetch-answer'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Lets the request outlive the page; browsers limit these to 64 KB altogether. */
    keepalive?: boolean
  }
}

/** Axios adapter that sends requests with `fetch`: a third of the code of axios's own adapters, and for all requests. */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, headers, signal, keepalive, responseType } = config
  // Axios names a type even of a body that isn't there.
  if (data === undefined) headers.setContentType(null)
  const answer = await fetchAnswer(url, {
    method: method.toUpperCase(),
    headers: headers.normalize(false).toJSON() as Record<string, string>,
    ...(data !== undefined && { body: data as string | URLSearchParams }),
    ...(signal && { signal: signal as AbortSignal }),
    ...(keepalive && { keepalive }),
    isFile: responseType === 'blob',
  })
  return {
    data: answer.data,
    status: answer.status,
    statusText: '',
    headers: Object.fromEntries(answer.headers),
    config,
  }
}

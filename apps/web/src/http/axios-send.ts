import axios from 'axios'
import { fetchAdapter } from './fetch-adapter'
import type { ReadyRequest } from './http-send'

const client = axios.create({ adapter: fetchAdapter, transformResponse: [], validateStatus: () => true })

/** Sends a change that somebody makes, and returns its answer, successful or not. */
export function sendByAxios({ method, url, headers, body, isFile, keepalive, signal }: ReadyRequest) {
  return client.request<unknown>({
    method,
    url,
    headers,
    ...(body !== undefined && { data: body }),
    ...(keepalive && { keepalive }),
    ...(isFile && { responseType: 'blob' }),
    ...(signal && { signal }),
  })
}

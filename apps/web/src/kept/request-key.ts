import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { callUrl } from '../http/http-send'

/** What a call sends. */
export interface SentInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** Returns the key of a user's request. Long bodies, such as a whole text, are hashed. */
export function requestKey(userId: number, endpoint: Endpoint, { body, ...address }: SentInput): string {
  const sent = body === undefined ? '' : ` ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))))}`
  return `${userId} ${endpoint.method} ${callUrl(endpoint, address)}${sent}`
}

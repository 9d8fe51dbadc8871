import { MAX_TEXT_BYTES } from '@wordhoard/contracts/vocabulary'

/** The JSON around a text takes some of what a request may hold. */
const mostBytes = MAX_TEXT_BYTES - 64 * 1024

/** True where a text, written as JSON, fits into one request. */
export function isSmallEnough(text: string): boolean {
  return text.length < mostBytes && new TextEncoder().encode(JSON.stringify(text)).length < mostBytes
}

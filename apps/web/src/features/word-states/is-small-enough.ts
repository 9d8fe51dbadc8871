import { MAX_TEXT_BYTES } from '@wordhoard/contracts/reading/text-words'

/** Maximum size of a text in a request, in bytes; leaves 64 KiB for the JSON around it. */
const MAX_BYTES = MAX_TEXT_BYTES - 64 * 1024

/** Checks whether a text, encoded as JSON, fits into one request. */
export function isSmallEnough(text: string): boolean {
  return text.length < MAX_BYTES && new TextEncoder().encode(JSON.stringify(text)).length < MAX_BYTES
}

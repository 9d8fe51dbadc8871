/** How long a whole answer may take, in ms. */
const TIMEOUT_MS = 30_000

/** An HTTP answer, successful or not. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** A Blob if a file was requested and came; otherwise parsed if it is JSON, or else its text. */
  readonly data: unknown
}

interface WireRequest extends RequestInit {
  readonly isFile?: boolean
}

/**
 * Sends a request and reads its whole answer.
 *
 * @throws when no whole answer comes within half a minute, or when the signal is aborted
 */
export async function fetchAnswer(
  url: string,
  { isFile, signal, ...init }: WireRequest,
): Promise<WireAnswer> {
  // AbortSignal.any would do, but Firefox has it only from version 124.
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, TIMEOUT_MS)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    const answer = await fetch(url, { ...init, signal: limit.signal })
    const data = isFile && answer.ok ? await answer.blob() : parseText(await answer.text())
    return { status: answer.status, headers: answer.headers, data }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** A proxy may answer with anything. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

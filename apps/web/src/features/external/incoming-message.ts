import {
  EXTENSION_SENDER,
  type ExternalAnswer,
  type ExternalMessage,
  externalMessage,
  READER_SENDER,
} from '@wordhoard/contracts/reading/external-message'

/** A message from the extension: an article, or null if it is invalid (shape, size, no text). */
type Received = ExternalMessage | null

function isSignedByExtension(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'from' in data && data.from === EXTENSION_SENDER
}

/**
 * Waits for messages that the browser extension posts to this window. Ignores messages from other windows (frames,
 * openers), other origins and other senders.
 *
 * @returns a function that stops waiting.
 */
export function listenForArticle(onReceived: (received: Received) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || origin !== window.location.origin || !isSignedByExtension(data)) return
    const { success, data: message } = externalMessage.safeParse(data)
    onReceived(success ? message : null)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/** Tells the extension that the article has arrived, so that it stops posting it. */
export function acknowledge(): void {
  const answer: ExternalAnswer = { from: READER_SENDER, received: true }
  window.postMessage(answer, window.location.origin)
}

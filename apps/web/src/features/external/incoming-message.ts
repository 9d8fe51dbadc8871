import {
  EXTENSION_SENDER,
  type ExternalAnswer,
  type ExternalMessage,
  externalMessage,
  READER_SENDER,
} from '@wordhoard/contracts/reading/external-message'

/** What came of a message that the extension signed: an article, or null when it cannot be one (shape, size, no text). */
type Received = ExternalMessage | null

function isSignedByExtension(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'from' in data && data.from === EXTENSION_SENDER
}

/**
 * Waits for what the browser extension posts to this very window. Messages of other windows (frames, openers) and of
 * other origins are not looked at; whatever else is posted here is somebody else's.
 *
 * @returns stops waiting.
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

import { type ExternalMessage, externalAnswer } from '@wordhoard/contracts/reading/external-message'

/** Time between two posts, in ms. */
const POST_INTERVAL_MS = 500
/** Maximum time to wait for the acknowledgement, in ms. */
const DELIVERY_TIMEOUT_MS = 30_000

/**
 * Posts a message to the page that this script runs in, again and again until the page acknowledges it, because the
 * page's own code may still be loading. Resolves to true once it has, and to false after the timeout.
 *
 * @param origin origin of the server; nothing is posted on a page of another site.
 */
export function deliverMessage(message: ExternalMessage, origin: string): Promise<boolean> {
  if (window.location.origin !== origin) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish = (isReceived: boolean) => {
      clearInterval(timer)
      clearTimeout(timeout)
      window.removeEventListener('message', onMessage)
      resolve(isReceived)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== window || event.origin !== origin) return
      if (externalAnswer.safeParse(event.data).success) finish(true)
    }
    window.addEventListener('message', onMessage)
    const post = () => window.postMessage(message, origin)
    const timer = setInterval(post, POST_INTERVAL_MS)
    const timeout = setTimeout(() => finish(false), DELIVERY_TIMEOUT_MS)
    post()
  })
}

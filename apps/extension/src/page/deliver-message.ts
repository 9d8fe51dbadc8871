import { type ExternalMessage, externalAnswer } from '@wordhoard/contracts/reading/external-message'

/** Time between two posts, and after which to give up, in ms. */
const interval = 500
const patience = 30_000

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
      clearInterval(posting)
      clearTimeout(givingUp)
      window.removeEventListener('message', onMessage)
      resolve(isReceived)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== window || event.origin !== origin) return
      if (externalAnswer.safeParse(event.data).success) finish(true)
    }
    window.addEventListener('message', onMessage)
    const post = () => window.postMessage(message, origin)
    const posting = setInterval(post, interval)
    const givingUp = setTimeout(() => finish(false), patience)
    post()
  })
}

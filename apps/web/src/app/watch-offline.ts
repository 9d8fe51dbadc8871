import { isReachable, setConnectionCheck } from '../http/reach'

/** When the code that follows the connection is loaded, in ms: no first screen needs it. */
const FOLLOW_AFTER_MS = 4000

/** Follows the connection and what is kept on this device: soon, or at once if there is none or a request fails. */
export function watchOffline(): void {
  let isFollowing = false
  const follow = (): void => {
    if (isFollowing) return
    isFollowing = true
    import('./follow-offline').then(
      ({ followOffline }) => followOffline(),
      (error: unknown) => {
        isFollowing = false
        console.info('The connection cannot be followed', error)
      },
    )
  }
  setConnectionCheck(follow)
  window.addEventListener('offline', follow)
  if (isReachable()) setTimeout(follow, FOLLOW_AFTER_MS)
  else follow()
}

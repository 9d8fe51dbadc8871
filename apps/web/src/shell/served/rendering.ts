/**
 * Who renders now. `server`: the server or the build, into HTML. `takeover`: the client, for the first time on a page that
 * is complete; what it draws must equal what is there. `client`: the client, at any other time.
 */
let rendering: 'client' | 'takeover' | 'server' = 'client'

export const isOnServer = (): boolean => rendering === 'server'

export const isTakingOver = (): boolean => rendering === 'takeover'

/** Says who renders from now on. */
export function setRendering(by: typeof rendering): void {
  rendering = by
}

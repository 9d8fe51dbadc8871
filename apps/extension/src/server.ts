import { browserApi } from './browser-api'
import { defaultServer, target } from './build-constants'
import { originPattern, serverOrigin } from './server-address'

/** Returns the origin of the server in use. */
export async function currentServer(): Promise<string> {
  const { server } = await browserApi.storage.local.get('server')
  return (typeof server === 'string' && serverOrigin(server)) || defaultServer
}

/** Switches to another server and gives up the permission for the previous one, unless that is the default server. */
export async function setServer(origin: string): Promise<void> {
  const last = await currentServer()
  await browserApi.storage.local.set({ server: origin })
  if (last === origin || last === defaultServer) return
  await browserApi.permissions.remove({ origins: [originPattern(last, target)] })
}

export function hasHostAccess(origin: string): Promise<boolean> {
  return browserApi.permissions.contains({ origins: [originPattern(origin, target)] })
}

/**
 * Asks the user for permission to access a server; returns true when it was granted. Must be the first call in a click
 * handler, or browsers refuse.
 */
export function requestHostAccess(origin: string): Promise<boolean> {
  return browserApi.permissions.request({ origins: [originPattern(origin, target)] })
}

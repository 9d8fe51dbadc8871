import { browserApi } from './browser-api'
import { defaultServer, target } from './build-constants'
import { originPattern, serverOrigin } from './server-address'

/** Origin of the server in use. */
export async function currentServer(): Promise<string> {
  const { server } = await browserApi.storage.local.get('server')
  return (typeof server === 'string' && serverOrigin(server)) || defaultServer
}

/** Puts another server to use, and gives the permission for the last one back. */
export async function setServer(origin: string): Promise<void> {
  const last = await currentServer()
  await browserApi.storage.local.set({ server: origin })
  if (last === origin || last === defaultServer) return
  await browserApi.permissions.remove({ origins: [originPattern(last, target)] })
}

export function hasHostAccess(origin: string): Promise<boolean> {
  return browserApi.permissions.contains({ origins: [originPattern(origin, target)] })
}

/** Asks the person; to be called first thing in a click's handler, or browsers refuse. True when it was given. */
export function requestHostAccess(origin: string): Promise<boolean> {
  return browserApi.permissions.request({ origins: [originPattern(origin, target)] })
}

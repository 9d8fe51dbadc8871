import { isReachable } from '../../../http/reach'
import { isPackHere } from './is-pack-here'

/**
 * Returns the server's answer; on a device with a look-up pack, the pack's when the network fails (`from-pack`). While
 * the server can't be reached, the pack is asked first, which spares each tap a call that fails.
 */
export async function orFromPack<Answer extends object>(
  callServer: () => Promise<Answer>,
  ask: (pack: typeof import('./pack-answers')) => Promise<Answer | undefined>,
): Promise<Answer> {
  if (!isPackHere()) return callServer()
  const online = isReachable() ? callServer() : undefined
  // The error is told to whoever waits below.
  online?.catch(() => undefined)
  const loaded = await import('./from-pack').catch(() => undefined)
  if (!loaded) return online ?? callServer()
  return online ? loaded.orFromPack(online, ask) : loaded.fromPackFirst(callServer, ask)
}

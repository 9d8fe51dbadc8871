import { isPackHere } from './is-pack-here'

/** Returns the server's answer; on a device with a look-up pack, the pack's when the network fails (`from-pack`). */
export async function orFromPack<Answer extends object>(
  online: Promise<Answer>,
  ask: (pack: typeof import('./pack-answers')) => Promise<Answer | undefined>,
): Promise<Answer> {
  if (!isPackHere()) return online
  // The error is told to whoever waits below.
  online.catch(() => undefined)
  const loaded = await import('./from-pack').catch(() => undefined)
  return loaded ? loaded.orFromPack(online, ask) : online
}

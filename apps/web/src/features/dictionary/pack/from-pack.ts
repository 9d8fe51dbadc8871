import { ApiError, isOffline } from '../../../http/api-error'
import { markAsOfPack } from './fresh-for'
import { packMessages } from './pack-messages'

/** How long the server may take before the pack answers in its place, in ms: on a train, calls hang. */
const PATIENCE_MS = 2_000

type Pack = typeof import('./pack-answers')

/** Whether the last call failed for want of a network: then the pack answers at once, and the call goes on beside it. */
let wasOffline = false

/**
 * Returns the server's answer, or the look-up pack's when the network fails or hangs.
 *
 * @param ask asks the pack; undefined if it hasn't the word
 * @throws ApiError when the server refuses, or the network fails and the pack has no answer
 */
export async function orFromPack<Answer extends object>(
  online: Promise<Answer>,
  ask: (pack: Pack) => Promise<Answer | undefined>,
): Promise<Answer> {
  online.then(
    () => {
      wasOffline = false
    },
    (error: unknown) => {
      wasOffline = isOffline(error)
    },
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, wasOffline ? 0 : PATIENCE_MS, undefined)
  })
  try {
    return (await Promise.race([online, patience])) ?? (await askPack(ask)) ?? (await online)
  } catch (error) {
    if (!isOffline(error)) throw error
    const answer = await askPack(ask)
    if (answer) return answer
    throw new ApiError({ status: 0, code: 'offline', detail: packMessages.notHere })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the look-up pack's answer; calls the server, or what is kept of its answers, if the pack has none. */
export async function fromPackFirst<Answer extends object>(
  callServer: () => Promise<Answer>,
  ask: (pack: Pack) => Promise<Answer | undefined>,
): Promise<Answer> {
  return (await askPack(ask)) ?? orFromPack(callServer(), async () => undefined)
}

async function askPack<Answer extends object>(
  ask: (pack: Pack) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  try {
    const answer = await ask(await import('./pack-answers'))
    return answer && markAsOfPack(answer)
  } catch (error) {
    // What can't be loaded or read is as good as not there: the error of the call says more.
    console.info('The look-up pack cannot be read:', error)
    return undefined
  }
}

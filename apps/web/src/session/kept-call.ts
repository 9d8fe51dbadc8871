import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import { isOffline } from '../http/api-error'
import { isReachable, suspectConnection, watchReach } from '../http/reach'
import { keepAnswer } from '../kept/kept'
import type { KeptSource } from '../kept/kept-source'
import type { SentInput } from '../kept/request-key'
import { setUserSource } from '../kept/waiting'
import { isUserOrUnknown, useSession } from './session.store'
import { sessionGeneration } from './session-token'

/** How long to wait for an answer before the connection is checked, in ms. */
const MAX_WAIT_MS = 5000

/** Loaded only without a network, or after the first answers have been kept. */
const loadKept = () => import('../kept/keep')

const userId = (): number | undefined => useSession.getState().user?.user_id
setUserSource(userId)

interface KeepOptions {
  readonly signal?: AbortSignal | undefined
  readonly keepWith?: KeptSource | undefined
}

/**
 * Returns the server's answer and keeps it on this device; answers from what is kept when the server can't be reached.
 *
 * @param calling calls the server
 * @throws what the call throws, if the server answered with an error, or if nothing is kept
 */
export async function answerOrKept<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  calling: () => Promise<AnswerOf<E>>,
  { signal, keepWith }: KeepOptions,
): Promise<AnswerOf<E>> {
  const generation = sessionGeneration()
  const sent = input as SentInput
  const findKept = async () => {
    if (!isUserOrUnknown()) return undefined
    const kept = await loadKept()
      .then((keep) => keep.findKept(userId(), endpoint, sent))
      .catch(() => undefined)
    signal?.throwIfAborted()
    return generation === sessionGeneration() ? (kept as AnswerOf<E> | undefined) : undefined
  }
  if (!isReachable()) {
    const kept = await findKept()
    if (kept !== undefined) return kept
  }
  const timer = setTimeout(suspectConnection, MAX_WAIT_MS)
  let stop = () => {}
  try {
    return await new Promise((resolve, reject) => {
      stop = watchReach((isReached) => {
        if (!isReached) findKept().then((kept) => kept !== undefined && resolve(kept), reject)
      })
      calling().then((answer) => {
        const owner = userId()
        if (owner !== undefined && generation === sessionGeneration())
          keepAnswer({ endpoint, input: sent, answer, userId: owner, source: keepWith })
        resolve(answer)
      }, reject)
    })
  } catch (error) {
    const kept = isOffline(error) ? await findKept() : undefined
    if (kept === undefined) throw error
    return kept
  } finally {
    clearTimeout(timer)
    stop()
  }
}

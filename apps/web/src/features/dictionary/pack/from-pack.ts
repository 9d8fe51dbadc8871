import { isOffline } from '../../../http/api-error'
import { isPackHere } from './is-pack-here'

/** How long the server may take before the pack answers in its place, in ms: on a train, calls hang. */
const PATIENCE_MS = 2_000

const packAnswers = new WeakSet<object>()

/** Returns how long an answer is fresh: one of the pack is asked for again as soon as it is shown again. */
export const freshFor = (answer: object | undefined): number =>
  answer && packAnswers.has(answer) ? 0 : Number.POSITIVE_INFINITY

/**
 * Returns the server's answer, or the look-up pack's when the network fails or hangs.
 *
 * @param ask asks the pack; undefined if it hasn't the word
 * @throws the error of the call, if the pack has no answer
 */
export async function orFromPack<Answer extends object>(
  online: Promise<Answer>,
  ask: (pack: typeof import('./pack-answers')) => Promise<Answer | undefined>,
): Promise<Answer> {
  if (!isPackHere()) return online
  const askPack = async () => {
    // What can't be loaded or read is as good as not there: the error of the call says more.
    const answer = await import('./pack-answers').then(ask).catch((error: unknown) => {
      console.info('The look-up pack cannot be read:', error)
      return undefined
    })
    if (answer) packAnswers.add(answer)
    return answer
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined)
  })
  try {
    return (await Promise.race([online, patience])) ?? (await askPack()) ?? (await online)
  } catch (error) {
    const answer = isOffline(error) ? await askPack() : undefined
    if (answer) return answer
    throw error
  } finally {
    clearTimeout(timer)
  }
}

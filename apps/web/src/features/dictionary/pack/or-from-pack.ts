import { isPackHere } from './is-pack-here'

const packAnswers = new WeakSet<object>()

/** Returns how long an answer is fresh: one of the pack is asked for again as soon as it is shown again. */
export const freshFor = (answer: object | undefined): number =>
  answer && packAnswers.has(answer) ? 0 : Number.POSITIVE_INFINITY

/** Marks an answer as one of the pack. */
export function markAsOfPack<Answer extends object>(answer: Answer): Answer {
  packAnswers.add(answer)
  return answer
}

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

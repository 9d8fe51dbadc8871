import { useSession } from './session.store'

/** Calls that were sent with the session’s token and have not been answered. */
export const underWay = new Set<Promise<unknown>>()

/** Notes that a call is under way until it has been answered, for whoever ends the session meanwhile. */
export function trackCall<T>(calling: Promise<T>): Promise<T> {
  const settled: Promise<unknown> = calling.catch(() => undefined).then(() => underWay.delete(settled))
  underWay.add(settled)
  return calling
}

/** While the server is being asked to end the session, waits until it has answered. */
export async function waitForEnd(): Promise<void> {
  if (!useSession.getState().isEnding) return
  await new Promise<void>((resolve) => {
    const stop = useSession.subscribe(({ isEnding }) => {
      if (isEnding) return
      stop()
      resolve()
    })
  })
}

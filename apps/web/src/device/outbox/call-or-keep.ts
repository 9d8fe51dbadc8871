import { isOffline } from '../../http/api-error'
import { newIdempotencyKey } from '../../http/idempotency-key'
import { isReachable } from '../../http/reach'
import type { OutboxContents, OutboxKind } from './kinds'
import { useWaiting } from './waiting.store'

/** What became of a call: its answer, or the key under which it waits in the outbox. */
export type CalledOrKept<Answer> =
  | { readonly answer: Answer; readonly keptAs?: undefined }
  | { readonly keptAs: string; readonly givenAt: number; readonly answer?: undefined }

interface KeepOptions {
  /** Of two entries with one key, one is kept. */
  readonly key?: string | undefined
  /** Called once it's stored in the browser, before it's counted: a draft of it can go, and is never there besides. */
  readonly onKept?: (() => void) | undefined
}

/**
 * Makes a call at once; keeps it in the outbox when the server can't be reached, or while others of its kind wait there,
 * which come first. The attempt and the outbox use the same idempotency key, since an answer may have been lost. Loads
 * the outbox only if it's needed.
 *
 * @param attempt makes the call with this key
 * @throws what the call throws if the server refused it
 */
export async function callOrKeep<Kind extends OutboxKind, Answer>(
  kind: Kind,
  content: OutboxContents[Kind],
  attempt: (key: string) => Promise<Answer>,
  { key = newIdempotencyKey(), onKept }: KeepOptions = {},
): Promise<CalledOrKept<Answer>> {
  if (isReachable() && !useWaiting.getState().kinds[kind]) {
    try {
      return { answer: await attempt(key) }
    } catch (error) {
      if (!isOffline(error)) throw error
    }
  }
  const { addToOutbox, sendOutbox } = await import('./outbox')
  const givenAt = await addToOutbox(kind, key, content, onKept)
  // The server may be back already; the outbox also tries again by itself.
  sendOutbox([kind]).catch((error: unknown) => console.info('The outbox is sent later', error))
  return { keptAs: key, givenAt }
}
